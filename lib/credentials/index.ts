export { CREDENTIALS, type CredentialKey, isCredentialKey, mask, PROTECTED_KEY } from "./names";
export { type Belonging, open, rewrap, type Sealed, seal, UnknownMasterKey } from "./seal";
export {
  knownCredentials,
  noteUse,
  openCredentials,
  putCredential,
  removeCredential,
  rewrapCredentials,
  type StoredCredential,
} from "./store";
