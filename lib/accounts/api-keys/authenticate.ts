import { eq, sql } from "drizzle-orm";
import { BatchedLookup } from "@/lib/core/batched-lookup";
import { KvError } from "@/lib/core/errors";
import { type Account, type Actor, type Database, notify } from "@/lib/db";
import type { Access } from "@/lib/db/tables";
import { apiKeys } from "../tables/users";
import { API_KEY_FORM, hashKey } from "./key";
import { noteUse } from "./note-use";

interface KeyRow {
  key_hash: string;
  account_id: string;
  vault_dir: string;
  /** JSON. */
  vault_settings: string | null;
  key_id: string;
  key_name: string;
  key_access: Access;
  expires_at: string | null;
  /** As text: the pool leaves times as Postgres writes them. */
  last_used_at: string | null;
}

const lookups = new WeakMap<Database, BatchedLookup<KeyRow>>();

function lookupIn(db: Database): BatchedLookup<KeyRow> {
  const lookup = lookups.get(db) ?? new BatchedLookup((hashes) => findKeys(db, hashes));
  lookups.set(db, lookup);
  return lookup;
}

async function findKeys({ sql }: Database, hashes: readonly string[]): Promise<ReadonlyMap<string, KeyRow>> {
  // Hexadecimal digits need no quotes.
  const rows = await sql<KeyRow[]>`
    select key_hash, account_id, vault_dir, vault_settings::text, key_id, key_name, key_access, expires_at, last_used_at
    from kv_authenticate_keys(${`{${hashes.join(",")}}`}::text::text[])`;
  return new Map(rows.map((row) => [row.key_hash, row]));
}

/**
 * The account and actor of an API key. Queries the database each time, once for all requests that arrive together, so
 * that a revoked key is rejected at once by every process. The first use is recorded before the reply, later ones after
 * it, with the network address `from`. Throws `UNAUTHORIZED`.
 */
export async function authenticate(
  db: Database,
  key: string,
  now: Date,
  from?: string,
): Promise<{ account: Account; actor: Actor; access: Access }> {
  if (!API_KEY_FORM.test(key)) throw new KvError("UNAUTHORIZED", "Invalid API key");
  const row = await lookupIn(db).get(hashKey(key));
  if (!row) throw new KvError("UNAUTHORIZED", "Invalid API key");
  if (row.expires_at !== null && new Date(row.expires_at) <= now)
    throw new KvError("UNAUTHORIZED", "The API key has expired: create another one");
  await noteUse({ id: row.key_id, lastUsedAt: row.last_used_at }, now, () => touch(db, row, now, from));
  return {
    account: { id: row.account_id, vaultDir: row.vault_dir, settings: row.vault_settings },
    actor: { type: "api_key", id: row.key_id, label: row.key_name },
    access: row.key_access,
  };
}

/** Forward only: a slow process never sets the time back. */
const touch = (db: Database, row: KeyRow, now: Date, from: string | undefined) =>
  db.account(row.account_id).tx(async (tx) => {
    await tx
      .update(apiKeys)
      .set({
        lastUsedAt: sql`greatest(${apiKeys.lastUsedAt}, ${now.toISOString()}::timestamptz)`,
        ...(from !== undefined && { lastAddress: from }),
      })
      .where(eq(apiKeys.id, row.key_id));
    await notify({ account: { id: row.account_id } }, tx, "kv_used");
  });
