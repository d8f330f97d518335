export { canFill } from "./can-fill";
export { draftsOf } from "./store";
export { draftResult } from "./workflow";
