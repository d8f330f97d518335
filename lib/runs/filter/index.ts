export type { Comparison, Condition, Filter, Order, Value } from "./ast";
export { ATTRIBUTES, type Attribute, type Kind } from "./attributes";
export { type Chip, chipsOf, filterText, newChip, type SimpleCondition } from "./chips";
export { compileFilter, type FilterColumns } from "./compile";
export { FilterError } from "./error";
export { formatFilter } from "./format";
export { MAX_CHARACTERS, parseFilter } from "./parse";
export { type ExecutionStatus, nameOfStatus, STATUS_NAMES, statusOf } from "./statuses";
