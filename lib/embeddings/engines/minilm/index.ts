export { DIMENSIONS } from "./graph";
export { MiniLm } from "./model";
export { loadRuntime } from "./runtime";
