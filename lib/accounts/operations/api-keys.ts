import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { createApiKey, createApiKeyInput } from "../api-keys/create";
import { listApiKeys } from "../api-keys/list";
import type { ApiKey } from "../api-keys/present";
import { renameApiKey, renameApiKeyInput } from "../api-keys/rename";
import { oneKeyInput, revokeApiKey } from "../api-keys/revoke";
import { apiKey } from "../shapes";

const example = {
  id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
  name: "laptop script",
  start: "kv_1a2b",
  access: "read" as const,
  expires_at: "2027-01-01T00:00:00.000Z",
  created_at: "2026-03-02T09:15:00.000Z",
  last_used_at: null,
  last_address: null,
};

export const listKeys = defineOperation({
  id: "listApiKeys",
  http: { method: "GET", path: "/api-keys" },
  tag: "Keys",
  summary: "The API keys of the account, oldest first",
  description:
    "With their first characters, access, expiry and last use; the keys themselves are not stored.",
  input: noInput,
  output: z.object({ keys: z.array(apiKey) }),
  examples: [{ output: { keys: [example] } }],
  run: async (ctx) => ({ keys: (await listApiKeys(ctx)).map(asJson) }),
});

export const createKey = defineOperation({
  id: "createApiKey",
  http: { method: "POST", path: "/api-keys", status: 201 },
  tag: "Keys",
  summary: "Create an API key, which is shown once",
  description: "At most ten per account. A key that expires can create only keys that expire no later.",
  input: createApiKeyInput,
  output: apiKey.extend({ key: z.string() }),
  containsSecret: true,
  errors: ["CONFLICT"],
  examples: [
    {
      input: { name: "laptop script", access: "read", expires_at: "2027-01-01T00:00:00Z" },
      output: { ...example, key: `kv_1a2b${"0".repeat(28)}` },
    },
  ],
  run: async (ctx, input) => {
    const made = await createApiKey(ctx, input);
    return { ...asJson(made), key: made.key };
  },
});

export const renameKey = defineOperation({
  id: "renameApiKey",
  http: { method: "PATCH", path: "/api-keys/{id}" },
  tag: "Keys",
  summary: "Rename an API key",
  description: "It keeps working. The audit log keeps the earlier name for what was done under it.",
  input: renameApiKeyInput,
  output: apiKey,
  errors: ["NOT_FOUND"],
  examples: [
    { input: { id: example.id, name: "backup script" }, output: { ...example, name: "backup script" } },
  ],
  run: async (ctx, input) => asJson(await renameApiKey(ctx, input)),
});

export const revokeKey = defineOperation({
  id: "revokeApiKey",
  http: { method: "DELETE", path: "/api-keys/{id}" },
  tag: "Keys",
  summary: "Revoke an API key: it is refused by the very next request",
  description: "It cannot be undone: make another key instead.",
  input: oneKeyInput,
  output: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
  examples: [{ input: { id: example.id }, output: { message: "Revoked laptop script" } }],
  run: async (ctx, input) => ({ message: `Revoked ${(await revokeApiKey(ctx, input)).name}` }),
});

const asJson = (key: ApiKey): z.output<typeof apiKey> => ({
  id: key.id,
  name: key.name,
  start: key.start,
  access: key.access,
  expires_at: key.expiresAt?.toISOString() ?? null,
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  last_address: key.lastAddress,
});
