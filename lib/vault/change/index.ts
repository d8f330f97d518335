export { changeVault } from "./change";
export type { StageEarly } from "./early";
export { type FollowUp, type FollowUpHandler, onFollowUp } from "./follow-ups";
export { onVaultChange, type VaultChange, type VaultListener } from "./listeners";
export type { CreateFile, FileChange, Plan, RemoveFile, RenameFile, WriteFile } from "./plan";
export { recoverVault } from "./recover";
export { changeTogether, type RecordPlan } from "./together";
