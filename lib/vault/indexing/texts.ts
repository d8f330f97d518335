import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { IndexEntry } from "./entry";
import { oneByOne, toArray } from "./parameters";
import { searchVector } from "./tokenize";

/** Postgres limits search vectors to 1 MB and positions to 16,383; text beyond this is not searched. */
const MAX_SEARCHED_CHARACTERS = 200_000;

type Searchable = Pick<IndexEntry, "path" | "name" | "aliases" | "hash" | "text">;

/**
 * Updates full-text search for these files, in a separate transaction (see `vaultTexts`).
 * Words are not stemmed, since a vault's language is not known: search matches prefixes instead.
 */
export async function writeTexts(ctx: Context, entries: readonly Searchable[]): Promise<void> {
  if (entries.length === 0) return;
  const bodies = entries.map((entry) => entry.text.slice(0, MAX_SEARCHED_CHARACTERS));
  const vectors = entries.map(({ name, aliases }, at) =>
    searchVector([name, ...aliases].join(" "), bodies[at] ?? ""),
  );
  await ctx.db.tx(async (tx) => {
    await commitAsynchronously(tx);
    await tx.execute(sql`
      insert into vault_texts (account_id, path, hash, body, words)
      select ${ctx.account.id}::uuid, r.* from unnest(
        ${toArray(entries.map((entry) => entry.path))}::text[], ${toArray(entries.map((entry) => entry.hash))}::text[],
        ${toArray(bodies)}::text[], ${toArray(vectors)}::tsvector[]) as r(path, hash, body, words),
        ${oneByOne(sql`select from vault_files f
          where f.account_id = ${ctx.account.id}::uuid and f.path = r.path and f.hash = r.hash`)} as current
      on conflict (account_id, path) do update set hash = excluded.hash, body = excluded.body, words = excluded.words`);
  });
}

/**
 * Makes the transaction commit asynchronously: a power failure may lose it, which reconciliation then detects and
 * repairs.
 */
export const commitAsynchronously = (tx: Tx) => tx.execute(sql`set local synchronous_commit = off`);

/** Paths whose search text is missing or outdated. */
export async function staleTexts(ctx: Context, tx: Tx): Promise<string[]> {
  const rows = await tx.execute<{ path: string }>(sql`
    select f.path from vault_files f left join vault_texts t on t.account_id = f.account_id and t.path = f.path
    where f.account_id = ${ctx.account.id}::uuid and f.kind = 'record' and f.hash is distinct from t.hash`);
  return rows.map((row) => row.path);
}
