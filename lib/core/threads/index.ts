export { type Limits, ThreadMemory, ThreadPool, ThreadTimeout } from "./pool";
export { serveTasks } from "./serve";
