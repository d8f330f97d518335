export type { ThreadEntry } from "./entry";
export { type Limits, type PoolOptions, ThreadMemory, ThreadPool, ThreadTimeout } from "./pool";
export { serveTasks } from "./serve";
