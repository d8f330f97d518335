export { readArchive } from "./archive/read";
export { type Drill, runDrill } from "./drill";
export { identityFile, parseIdentity, readIdentity } from "./identity";
export { KEEP } from "./kept";
export { backupKey } from "./keys";
export * from "./operations";
export * as backupsOperations from "./operations";
export type { BackupList } from "./operations/list";
export { type FreshRestore, restoreFresh } from "./restore/fresh";
export type {
  AccountChanges,
  Identity,
  ListedBackup,
  ListedDrill,
  RecordPreview,
  Verification,
} from "./shapes";
export { backupStanding, faultsOf, type Standing } from "./standing";
export {
  atOnce,
  type BackupResult,
  backUp,
  type RestoreResult,
  restoreAccount,
  restoreBackup,
  type Step,
  unpacked,
} from "./tasks";
export { verifyBackup } from "./verify";
export { backupWorkflow, drillWorkflow, restoreWorkflow, verifyWorkflow } from "./workflows";
