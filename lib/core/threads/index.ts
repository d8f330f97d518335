export { type Limits, ThreadMemory, ThreadTimeout } from "./limits";
export { ThreadPool } from "./pool";
export { serveTasks } from "./serve";
