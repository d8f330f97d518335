export { pruneEngineRows } from "./closed-rows";
export { dispatchRuns, pauseRuns, reclaimRuns } from "./dispatch";
export { type RegisteredWorkflow, registerWithEngine } from "./register";
export { type Engine, startEngine } from "./start";
