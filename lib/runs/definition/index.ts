export { failureReason, isInterruption, RunClosed } from "./interruption";
export { type QueueName, WORKER_LABELS, WORKERS, type WorkerName } from "./names";
export { registeredWorkflows, registerWorkflows, sizeOfRun, workflowOfType } from "./registry";
export {
  defineWorkflow,
  type PreparedRun,
  type Report,
  type Retry,
  type Step,
  shortHash,
  type Workflow,
} from "./workflow";
