export { MiniLm } from "./model";
export { loadRuntime, SESSION_OPTIONS } from "./runtime";
