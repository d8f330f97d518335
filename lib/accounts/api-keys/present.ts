import { notFound } from "@/lib/core/errors";
import type { Access } from "@/lib/db/tables";
import { apiKeys } from "../tables/users";

/** A key in lists; the key itself cannot be shown again. */
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

/** What is read of its row: never the hash. */
export const apiKeyColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  access: apiKeys.access,
  expiresAt: apiKeys.expiresAt,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  lastAddress: apiKeys.lastAddress,
};

export const noSuchKey = () => notFound("There is no such API key: it may have been revoked already");
