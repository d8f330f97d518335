export { compileFilter, type FilterColumns } from "./compile";
export { parseFilter } from "./parse";
export { nameOfStatus } from "./statuses";
