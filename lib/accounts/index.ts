export { createAccount, createAccountInput, type NewAccount } from "./create";
export { findAccount, isFirstRun, listAccounts } from "./find";
export { type Person, signIn } from "./sign-in";
export { checkVaultIsFree, prepareInstallation, relocateVault } from "./vault-place";
