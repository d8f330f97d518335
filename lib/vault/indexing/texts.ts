import { type SQL, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { IndexEntry } from "./entry";
import { oneByOne, toArray } from "./parameters";
import { searchVector } from "./search-vector";

/** Postgres limits search vectors to 1 MB and positions to 16,383; text beyond this is not searched. */
const MAX_SEARCHED_CHARACTERS = 200_000;

/** Incremented when the same text gives another search vector: search texts are then written again. */
const VERSION = 3;

/** What search knows of a record. */
export type Searched = Pick<IndexEntry, "path" | "name" | "aliases" | "tags" | "hash" | "text">;

/** The row of a search text, without its version. */
export function textRow({ path, name, aliases, tags, hash, text }: Searched) {
  const body = text.slice(0, MAX_SEARCHED_CHARACTERS);
  return { path, hash, body, words: searchVector({ name, aliases, tags, text: body }) };
}

/**
 * Updates full-text search for these files, in a separate transaction (see `vaultTexts`).
 * Words are not stemmed, since a vault's language is not known: search matches prefixes instead.
 */
export async function writeTexts(ctx: Context, entries: readonly Searched[]): Promise<void> {
  if (entries.length === 0) return;
  // In one order, so that two that write the same texts wait for each other, and not crosswise.
  const rows = entries.map(textRow).sort((a, b) => (a.path < b.path ? -1 : 1));
  const write = (tx: Tx) =>
    tx.execute(sql`
      insert into vault_texts (account_id, path, hash, body, words, version)
      select ${ctx.account.id}::uuid, r.*, ${VERSION}::int from unnest(
        ${toArray(rows.map((row) => row.path))}::text[], ${toArray(rows.map((row) => row.hash))}::text[],
        ${toArray(rows.map((row) => row.body))}::text[], ${toArray(rows.map((row) => row.words))}::tsvector[])
          as r(path, hash, body, words),
        ${oneByOne(sql`select from vault_files f
          where f.account_id = ${ctx.account.id}::uuid and f.path = r.path and f.hash = r.hash`)} as current
      on conflict (account_id, path) do update
        set hash = excluded.hash, body = excluded.body, words = excluded.words, version = excluded.version`);
  // Reconciliation detects and repairs what is lost.
  await ctx.db.tx(write, { commit: "asynchronous" });
}

/** What the index has of a record whose search text is missing or outdated. */
export type Unsearched = Omit<Searched, "text">;

/** The next of these records, by path. */
export async function unsearched(
  ctx: Context,
  tx: Tx,
  { after, limit }: { after: string; limit: number },
): Promise<Unsearched[]> {
  const rows = await tx.execute<Unsearched & Record<string, unknown>>(sql`
    select f.path, f.name, f.aliases, f.tags, f.hash ${withoutText(ctx)} and f.path > ${after}
    order by f.path limit ${limit}`);
  return [...rows];
}

export async function countUnsearched(ctx: Context, tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`select count(*)::int as n ${withoutText(ctx)}`);
  return row?.n ?? 0;
}

const withoutText = (ctx: Context): SQL => sql`
  from vault_files f left join ${oneByOne(sql`
    select hash, version from vault_texts where account_id = ${ctx.account.id}::uuid and path = f.path`)} as t on true
  where f.account_id = ${ctx.account.id}::uuid and f.kind = 'record'
  and (f.hash is distinct from t.hash or t.version is distinct from ${VERSION}::int)`;

/** Sorts texts that were just written into the index of words; until then, each search reads them. */
export const sortTexts = (ctx: Context): Promise<unknown> =>
  ctx.db.tx((tx) => tx.execute(sql`select kv_sort_search_texts()`));
