export {
  type Failure,
  failureOf,
  failureReason,
  isFaultOfInput,
  isFinal,
  isInterruption,
  RunClosed,
} from "./interruption";
export { WORKER_LABELS, WORKERS, type WorkerName } from "./names";
export { queueOfType, registeredWorkflows, registerWorkflows, sizeOfRun, workflowOfType } from "./registry";
export { defineWorkflow, type Report, type Retry, type Step, shortHash, type Workflow } from "./workflow";
