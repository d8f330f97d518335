export { type ChangedVault, changeVault, type VaultAct } from "./change";
export { onVaultChange, type VaultChange, type VaultListener } from "./listeners";
export type { FileChange, Plan, RenameFile, WriteFile } from "./plan";
export { recoverLocked, recoverVault } from "./recover";
