export {
  type CallOptions,
  type ClientOptions,
  type InputOf,
  type ItemOf,
  isAccepted,
  KnowledgeVault,
  type OperationId,
  type OutputOf,
} from "./client.js";
export { type ErrorDetail, VaultError } from "./error.js";
export type { Operations } from "./generated/operations.js";
export type * from "./generated/schemas.js";
export type { RetryOptions } from "./retry.js";
