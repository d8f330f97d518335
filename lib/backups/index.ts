export { readArchive } from "./archive/read";
export { type Drill, runDrill } from "./drill";
export { identityFile, parseIdentity, readIdentity } from "./identity";
export { backupKey } from "./keys";
export * from "./operations";
export * as backupsOperations from "./operations";
export type { BackupList } from "./operations/list";
export { RESTORE, restoreFollowUp } from "./restore/follow-up";
export { type FreshRestore, restoreFresh } from "./restore/fresh";
export { RETENTION } from "./retention";
export type {
  AccountChanges,
  BackupResult,
  Identity,
  ListedBackup,
  ListedDrill,
  RecordPreview,
  Verification,
} from "./shapes";
export { type BackupStatus, backupIssues, backupStatus } from "./status";
export {
  type BackupStep,
  backUp,
  inlineStep,
  type RestoreResult,
  restoreAccount,
  restoreBackup,
  withUnpacked,
} from "./tasks";
export { backupTimes } from "./times";
export { verifyBackup } from "./verify";
export { backupWorkflow, drillWorkflow, restoreWorkflow, verifyWorkflow } from "./workflows";
