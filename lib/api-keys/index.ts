export { authenticate } from "./authenticate";
export { createApiKey, createApiKeyInput, MAX_API_KEYS } from "./create";
export { listApiKeys } from "./list";
export type { ApiKey } from "./present";
export { revokeApiKey, revokeApiKeyInput } from "./revoke";
