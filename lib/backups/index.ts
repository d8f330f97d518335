export { readArchive } from "./archive/read";
export { type Download, downloadBackup } from "./download";
export { type Drill, runDrill } from "./drill";
export { type Identity, identityFile, parseIdentity, readIdentity } from "./identity";
export { KEEP } from "./kept";
export { backupKey, showIdentity } from "./keys";
export { type BackupList, type ListedBackup, type ListedDrill, listBackups } from "./list";
export { type FreshRestore, restoreFresh } from "./restore/fresh";
export type { AccountChanges } from "./restore/in-place";
export type { RecordPreview } from "./restore/record";
export { backupStanding, faultsOf, type Standing } from "./standing";
export {
  oneBackupInput,
  startBackup,
  startBackupInput,
  startDrill,
  startRestore,
  startRestoreInput,
  startVerify,
} from "./start";
export { BACKUP_REASONS, BACKUP_STATES } from "./tables";
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
export { type Verification, verifyBackup } from "./verify";
export { backupWorkflow, drillWorkflow, restoreWorkflow, verifyWorkflow } from "./workflows";
