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
export { startFileRun } from "./inbox-files";
export {
  BACKUP,
  BACKUP_DRILL,
  BACKUP_RESTORE,
  BACKUP_VERIFY,
  type BackupRestoreInput,
  backupDrillInput,
  backupInput,
  backupRestoreInput,
  backupVerifyInput,
  CURATOR,
  DISTILLER,
  type DistillerInput,
  DRAFT,
  distillerInput,
  draftInput,
  INBOX_PASS,
  JANITOR,
  type JanitorInput,
  janitorInput,
  kindOf,
  processInput,
  type QueueName,
  REFLECTION,
  SURVEYOR,
  WORKERS,
  WORKFLOW_KINDS,
  type WorkerName,
  type WorkflowKind,
} from "./kinds";
export { listWorkflows, listWorkflowsInput, type RunPage } from "./list";
export type { ExecutionSummary, HistoryEvent } from "./present";
export * from "./schedules";
export { parseKindInput, type Started, startKind, startWorkflow, startWorkflowInput } from "./start";
export * from "./views";
