export { ThreadMemory } from "./limits";
export { ThreadPool } from "./pool";
export { serveTasks } from "./serve";
