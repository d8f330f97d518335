export { engineRows } from "./closed-rows";
export { dispatchRuns, parkRuns, reclaimRuns } from "./dispatch";
export { type RegisteredWorkflow, registerWithEngine } from "./register";
export { type Engine, startEngine } from "./start";
