export { type ChangedVault, changeVault, type VaultAct } from "./change";
export { type FollowUp, type FollowUpHandler, onFollowUp } from "./follow-ups";
export { onVaultChange, type VaultChange, type VaultListener } from "./listeners";
export type { CreateFile, FileChange, Plan, RemoveFile, RenameFile, WriteFile } from "./plan";
export { recoverLocked, recoverVault } from "./recover";
export { changeTogether, type RecordPlan } from "./together";
