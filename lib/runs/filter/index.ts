export type { Comparison, Condition, Expression, Filter, Order, Value } from "./ast";
export { ATTRIBUTES, type Attribute, attributeKind, type Kind } from "./attributes";
export { type Chip, chipsOf, filterText, newChip, type SimpleCondition } from "./chips";
export { type CompiledFilter, compileFilter, type FilterColumns, filterSql } from "./compile";
export { FilterError, type FilterPosition } from "./error";
export { formatFilter } from "./format";
export { MAX_CHARACTERS, MAX_NESTING, parseFilter } from "./parse";
export { type ExecutionStatus, nameOfStatus, STATUS_NAMES, statusOf } from "./statuses";
