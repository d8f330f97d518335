export { failureReason, isInterruption, RunClosed } from "./interruption";
export { type QueueName, WORKERS, WORKFLOW_TYPES, type WorkerName, type WorkflowType } from "./names";
export { registeredWorkflows, registerWorkflows, workflowOfType } from "./registry";
export {
  defineWorkflow,
  type PreparedRun,
  type Report,
  type Retry,
  type Step,
  shortHash,
  type Workflow,
} from "./workflow";
