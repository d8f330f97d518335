export { readArchive } from "./archive/read";
export { type Drill, runDrill } from "./drill";
export { type Identity, identityFile, parseIdentity, readIdentity } from "./identity";
export { backupKey } from "./keys";
export * from "./operations";
export * as backupsOperations from "./operations";
export type { BackupList } from "./operations/list";
export { type FreshRestore, restoreFresh } from "./restore/fresh";
export type { AccountChanges } from "./restore/in-place";
export type { RecordPreview } from "./restore/record";
export { RETENTION } from "./retention";
export type { ListedBackup, ListedDrill } from "./shapes";
export { type BackupStatus, backupIssues, backupStatus } from "./status";
export {
  type BackupResult,
  type BackupStep,
  backUp,
  inlineStep,
  type RestoreResult,
  restoreAccount,
  restoreBackup,
  withUnpacked,
} from "./tasks";
export { type Verification, verifyBackup } from "./verify";
export { backupWorkflow, drillWorkflow, restoreWorkflow, verifyWorkflow } from "./workflows";
