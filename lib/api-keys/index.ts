export { authenticate } from "./authenticate";
export { createApiKey, createApiKeyInput, MAX_API_KEYS } from "./create";
export { hashKey } from "./key";
export { listApiKeys } from "./list";
export { noteUse } from "./note-use";
export type { ApiKey } from "./present";
export { revokeApiKey, revokeApiKeyInput } from "./revoke";
