export { canFill } from "./can-fill";
export { draftsOf } from "./store";
export type { DraftResult } from "./workflow";
