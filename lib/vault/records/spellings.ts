import { sql } from "drizzle-orm";
import { BatchedLookup } from "@/lib/core/batched-lookup";
import { addToGroup } from "@/lib/core/group-by";
import type { Context, Tx } from "@/lib/db";
import { oneByOne, toArray } from "../indexing";
import type { VaultPath } from "../path";

const lookups = new WeakMap<Tx, BatchedLookup<VaultPath[]>>();

/** The indexed paths by their form without case: all that a transaction asks for at a time, by one query. */
export function spellings(ctx: Context, tx: Tx): BatchedLookup<VaultPath[]> {
  const lookup = lookups.get(tx) ?? new BatchedLookup((keys) => find(ctx, tx, keys));
  lookups.set(tx, lookup);
  return lookup;
}

async function find(ctx: Context, tx: Tx, keys: readonly string[]): Promise<Map<string, VaultPath[]>> {
  const rows = await tx.execute<{ key: string; path: VaultPath }>(sql`
    select wanted.key, file.path from unnest(${toArray(keys)}::text[]) as wanted(key), ${oneByOne(sql`
      select path from vault_files where account_id = ${ctx.account.id}::uuid and path_key = wanted.key`)} as file`);
  const found = new Map<string, VaultPath[]>();
  for (const { key, path } of rows) addToGroup(found, key, path);
  return found;
}
