import type { Access } from "@/lib/db/tables";

/** A key as it is listed; the key itself cannot be shown again. */
export interface ApiKey {
  id: string;
  name: string;
  /** The first characters of the key, `kv_1a2b`. */
  start: string;
  access: Access;
  /** Null when it never expires. */
  expiresAt: Date | null;
  createdAt: Date;
  /** Null when it was never used. */
  lastUsedAt: Date | null;
  /** The network address of its last use. */
  lastAddress: string | null;
}

export const presentApiKey = (key: ApiKey): ApiKey => ({
  id: key.id,
  name: key.name,
  start: key.start,
  access: key.access,
  expiresAt: key.expiresAt,
  createdAt: key.createdAt,
  lastUsedAt: key.lastUsedAt,
  lastAddress: key.lastAddress,
});
