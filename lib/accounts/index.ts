export { authenticate } from "./api-keys/authenticate";
export { createApiKey, createApiKeyInput, MAX_API_KEYS } from "./api-keys/create";
export { listApiKeys } from "./api-keys/list";
export type { ApiKey } from "./api-keys/present";
export { renameApiKey } from "./api-keys/rename";
export { revokeApiKey } from "./api-keys/revoke";
export { contextOf, workerContext } from "./context";
export { createAccount } from "./create";
export { authenticateDevice, isBearerForm, isDeviceToken } from "./devices/authenticate";
export { findPairing } from "./devices/find-pairing";
export { sweep as forgetOldPairings } from "./devices/sweep";
export { accountOfEmail, findAccount, firstAccounts, isFirstRun, listAccounts } from "./find";
export { assertHardLinks } from "./hard-links";
export { logKeyRequest } from "./key-requests/log";
export { pruneKeyRequests } from "./key-requests/prune";
export {
  type KeyRequest,
  MAX_KEPT_REQUESTS,
  REQUEST_RETENTION_DAYS,
  writeKeyRequests,
} from "./key-requests/write";
export { type OpenedVault, onVaultOpened } from "./opened";
export * from "./operations";
export * as accountsOperations from "./operations";
export { MAX_DEVICES } from "./operations/settle-device";
export { changePassword } from "./password/change";
export { MIN_PASSWORD } from "./password/rules";
export { changeProfile, resetProfile, shownName } from "./profile/change";
export { resetPassword } from "./reset-password";
export { checkCode } from "./second-factor/check-code";
export { disableSecondFactor, renewRecoveryCodes } from "./second-factor/disable";
export { confirmSecondFactor, type NewSecondFactor, setUpSecondFactor } from "./second-factor/set-up";
export { needsCode, type SecondFactorStatus, secondFactorStatus } from "./second-factor/status";
export { secondFactorRows } from "./second-factor/store";
export { endSession, endSessions } from "./sessions/end";
export { findSession, type Session } from "./sessions/find";
export { type ListedSession, listSessions } from "./sessions/list";
export { type Client, startSession } from "./sessions/start";
export { SESSION_SECONDS } from "./sessions/token";
export type { Device, Pending } from "./shapes";
export { checkPassword, type Person, type SignedIn } from "./sign-in/check-password";
export { type Origin, takeSignUp, takeTry } from "./sign-in/throttle";
export {
  adoptVault,
  checkVaultIsFree,
  ownVaultOf,
  prepareInstallation,
  relocateVault,
  reserveVault,
} from "./vault-place";
export {
  assertVaultRoot,
  currentPlace,
  detachedPlace,
  IDENTITY_FOLDER,
  identifyVault,
  isDetached,
  isIdentified,
  vaultIdOf,
  vaultProblem,
} from "./vault-root";
