/** The workers, in the order in which they are listed; each has a task queue of its name. */
export const WORKERS = ["curator", "janitor", "distiller", "surveyor"] as const;

export type WorkerName = (typeof WORKERS)[number];

/** Backups belong to no worker: they run while workers are stopped, in a separate queue. */
export type QueueName = WorkerName | "backups";

/** Every workflow of the service. The domain rooms define them; a test checks that none is missing. */
export const WORKFLOW_TYPES = [
  "CuratorWorkflow",
  "InboxWorkflow",
  "ReflectionWorkflow",
  "JanitorWorkflow",
  "JanitorDraftWorkflow",
  "JanitorRevertWorkflow",
  "DistillerWorkflow",
  "SurveyorWorkflow",
  "BackupWorkflow",
  "BackupDrillWorkflow",
  "BackupVerifyWorkflow",
  "BackupRestoreWorkflow",
] as const;

export type WorkflowType = (typeof WORKFLOW_TYPES)[number];
