export type { ThreadEntry } from "./entry";
export { type Limits, type PoolOptions, ThreadPool, ThreadTimeout } from "./pool";
export { serveTasks } from "./serve";
