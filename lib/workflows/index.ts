export {
  describeWorkflow,
  describeWorkflowInput,
  type PendingActivity,
  type WorkflowDescription,
} from "./describe";
export {
  cancelWorkflow,
  type EndedWorkflow,
  endWorkflowInput,
  signalWorkflow,
  signalWorkflowInput,
  terminateWorkflow,
} from "./end";
export * from "./filter";
export { type WorkflowHistory, workflowHistory, workflowHistoryInput } from "./history";
export { listWorkflows, listWorkflowsInput, type RunPage } from "./list";
export type { ExecutionSummary, HistoryEvent } from "./present";
