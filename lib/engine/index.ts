export {
  type ContextMaker,
  defineWorkflow,
  type Report,
  type Retry,
  type Step,
  type Workflow,
  type WorkflowDefinition,
} from "./define";
export { dispatchRuns, parkRuns, reclaimRuns } from "./dispatch";
export { isInterruption, reasonOf } from "./execute";
export { pruneEngine } from "./prune";
export { type Engine, startEngine } from "./start";
