import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { SearchHit } from "../shapes";
import { conditions, MAX_RANKED_HITS, queryOf, type SearchFilters, snippetsOf } from "./search";
import { plainSnippet } from "./snippet";
import { toTsQuery } from "./ts-query";

/** The paths of all records that match the conditions. */
export async function pathsWhere(ctx: Context, filters: SearchFilters): Promise<string[]> {
  const texts =
    filters.grep === undefined
      ? sql``
      : sql`join vault_texts t on t.account_id = f.account_id and t.path = f.path`;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string }>(sql`
      select f.path from vault_files f ${texts}
      where ${sql.join(conditions(ctx, filters, undefined), sql` and `)} order by f.path`),
  );
  return rows.map(({ path }) => path);
}

/** The records that match `q` and the conditions, best first; at most 1,000. */
export async function rankByWords(
  ctx: Context,
  q: string,
  filters: SearchFilters,
): Promise<{ path: string; score: number }[]> {
  const query = sql`${queryOf(q)}::text::tsquery`;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string; score: number }>(sql`
      with hits as (
        select f.path, ts_rank(t.words, ${query}) as score from vault_files f
        join vault_texts t on t.account_id = f.account_id and t.path = f.path
        where ${sql.join(conditions(ctx, filters, query), sql` and `)} limit ${MAX_RANKED_HITS})
      select path, score from hits order by score desc, path`),
  );
  return rows.map(({ path, score }) => ({ path, score: Number(score) }));
}

/** Whether a query has words to search for. */
export const hasWords = (q: string): boolean => toTsQuery(q) !== null;

type Row = Omit<SearchHit, "snippet" | "score"> & { preview: string } & Record<string, unknown>;

/** Ranked paths as hits, in their order, without deleted ones; matches of `marked` are highlighted. */
export async function hitsOf(
  ctx: Context,
  ranked: readonly { path: string; score: number }[],
  marked: { q?: string; grep?: string },
): Promise<SearchHit[]> {
  const paths = ranked.map(({ path }) => path);
  const { rows, snippets } = await ctx.db.tx(async (tx) => ({
    rows: await tx.execute<Row>(sql`
      select path, name, type, status, preview from vault_files
      where account_id = ${ctx.account.id}::uuid and kind = 'record'
      and path in (select json_array_elements_text(${JSON.stringify(paths)}::text::json))`),
    snippets: await snippetsOf(ctx, tx, paths, marked),
  }));
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return ranked.flatMap(({ path, score }) => {
    const row = byPath.get(path);
    if (!row) return [];
    const { name, type, status, preview } = row;
    return [{ path, name, type, status, snippet: snippets.get(path) ?? plainSnippet(preview), score }];
  });
}
