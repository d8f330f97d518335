import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { oneByOne, textsWritten, toArray } from "../indexing";
import type { SearchHit } from "../page-shapes";
import { matching, type SearchFilters } from "./filters";
import type { HitRow } from "./page";
import { planSearch } from "./planning";
import { compileQuery, wantedTexts } from "./query/compile";
import type { Query } from "./query/parse";
import { MAX_RANKED_HITS, rankedHits, scoreOf } from "./ranking";
import { makeSnippets } from "./snippets";

/** The paths of all records that match the query, if any, and the conditions. */
export async function pathsWhere(
  ctx: Context,
  filters: SearchFilters,
  query: Query | null,
): Promise<string[]> {
  await textsWritten(ctx);
  const rows = await ctx.db.tx(async (tx) => {
    const planned = await planSearch(tx, query && compileQuery(query));
    return tx.execute<{ path: string }>(
      sql`select f.path ${matching(ctx, filters, planned)} order by f.path`,
    );
  });
  return rows.map(({ path }) => path);
}

/** Which of these paths are records. */
export async function recordsAmong(ctx: Context, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string }>(sql`
      select f.path from unnest(${toArray(paths)}::text[]) as wanted(path), ${oneByOne(sql`
        select path from vault_files
        where account_id = ${ctx.account.id}::uuid and path = wanted.path and kind = 'record'`)} as f`),
  );
  return new Set(rows.map(({ path }) => path));
}

/** The records that match the query and the conditions, best first; at most 1,000 of those that it does not name. */
export async function rankByWords(
  ctx: Context,
  query: Query,
  filters: SearchFilters,
): Promise<{ path: string; score: number }[]> {
  await textsWritten(ctx);
  const rows = await ctx.db.tx(async (tx) => {
    const planned = await planSearch(tx, compileQuery(query));
    return tx.execute<{ path: string; score: string }>(sql`
      with ${rankedHits({ ctx, wanted: filters, query: planned, most: MAX_RANKED_HITS }, null)}
      select path, ${scoreOf(sql`hits.score`)} as score from hits, ${oneByOne(sql`
        select modified from vault_files where account_id = ${ctx.account.id}::uuid and path = hits.path`)} as f
      order by hits.score desc, modified desc, path`);
  });
  return rows.map(({ path, score }) => ({ path, score: Number(score) }));
}

/** Whether a query has text to search for. */
export const hasText = (query: Query): boolean => wantedTexts(query).length > 0;

/** Ranked paths as hits, in their order, without deleted ones; matches of `marked` are highlighted. */
export async function hitsOf(
  ctx: Context,
  ranked: readonly { path: string; score: number }[],
  marked: { query?: Query | null; grep?: string },
): Promise<SearchHit[]> {
  const paths = JSON.stringify(ranked.map(({ path }) => path));
  const account = sql`${ctx.account.id}::uuid`;
  const isMarked = Boolean(marked.query) || marked.grep !== undefined;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<HitRow>(sql`
      select f.path, name, type, status, preview, body from vault_files f left join ${oneByOne(sql`
        select body from vault_texts where ${isMarked} and account_id = ${account} and path = f.path`)} as t on true
      where account_id = ${account} and kind = 'record'
      and f.path in (select json_array_elements_text(${paths}::text::json))`),
  );
  const snippets = await makeSnippets(rows, marked);
  const byPath = new Map(rows.map((row, at) => [row.path, { ...row, snippet: snippets[at] ?? "" }]));
  return ranked.flatMap(({ path, score }) => {
    const row = byPath.get(path);
    if (!row) return [];
    const { name, type, status, snippet } = row;
    return [{ path, name, type, status, snippet, score }];
  });
}
