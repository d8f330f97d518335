import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import { decodeCursor, encodeCursor } from "../cursor";
import { cursorInput, typeInput } from "../records/input";
import type { SearchHit, SearchResult } from "../shapes";
import { globToRegex } from "./glob";
import { literalPattern, plainSnippet, snippetOf, wordsPattern } from "./snippet";
import { toTsQuery } from "./ts-query";

const text = (limit: number) =>
  textInput.min(1, "cannot be empty").max(limit, `at most ${limit} characters`).optional();

export const searchVaultInput = z.strictObject({
  q: text(500).meta({ description: 'Full text: word prefixes, "a phrase", -without' }),
  grep: text(500).meta({ description: "Literal text, case-insensitive" }),
  glob: text(500).meta({ description: "Path pattern: * and ? within a folder, ** across folders" }),
  type: typeInput.optional(),
  status: text(200),
  tag: text(200),
  limit: limitInput.default(20),
  cursor: cursorInput,
});

export type SearchInput = z.output<typeof searchVaultInput>;
/** The filters of a search, without its words and its paging. */
export type SearchFilters = Pick<SearchInput, "grep" | "glob" | "type" | "status" | "tag">;
type Row = Omit<SearchHit, "snippet"> & { preview: string; total: string } & Record<string, unknown>;

/** Ranking one common word over a large vault takes a second; over this many hits, a hundredth of that. */
export const MAX_RANKED_HITS = 1_000;

/** Records that meet all of the conditions; best first with `q`, else by path. */
export async function searchVault(
  ctx: Context,
  input: z.input<typeof searchVaultInput>,
): Promise<SearchResult> {
  await assertVaultRoot(ctx);
  const wanted = parse(searchVaultInput, input);
  const words = wanted.q === undefined ? undefined : queryOf(wanted.q);
  const offset = wanted.cursor === undefined ? 0 : offsetOf(wanted.cursor);
  const { rows, snippets } = await ctx.db.tx(async (tx) => {
    const rows = await tx.execute<Row>(statement(ctx, wanted, words, offset));
    const paths = rows.slice(0, wanted.limit).map((row) => row.path);
    return { rows, snippets: await snippetsOf(ctx, tx, paths, wanted) };
  });
  const results = rows.slice(0, wanted.limit).map((row) => ({
    path: row.path,
    name: row.name,
    type: row.type,
    status: row.status,
    snippet: snippets.get(row.path) ?? plainSnippet(row.preview),
    score: Number(row.score),
  }));
  const hasMore = rows.length > wanted.limit;
  return {
    results,
    count: Number(rows[0]?.total ?? 0),
    next_cursor: hasMore ? encodeCursor([String(offset + wanted.limit)]) : null,
  };
}

export function queryOf(q: string): string {
  const words = toTsQuery(q);
  if (words === null) throw invalid("q", "has no word to search for; use grep for punctuation");
  return words;
}

export function offsetOf(cursor: string): number {
  const offset = Number(decodeCursor(cursor, 1)[0]);
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw invalid("cursor", "is not a valid next_cursor: start again without it");
}

function statement(ctx: Context, wanted: SearchInput, words: string | undefined, offset: number): SQL {
  const query = sql`${words ?? ""}::text::tsquery`;
  const score = words === undefined ? sql`1` : sql`ts_rank(t.words, ${query})`;
  const needsText = words !== undefined || wanted.grep !== undefined;
  const join = needsText ? sql`join vault_texts t on t.account_id = f.account_id and t.path = f.path` : sql``;
  const cap = words === undefined ? sql`` : sql`limit ${MAX_RANKED_HITS}`;
  return sql`
    with hits as (
      select f.path, f.name, f.type, f.status, f.preview, ${score} as score from vault_files f ${join}
      where ${sql.join(conditions(ctx, wanted, words === undefined ? undefined : query), sql` and `)} ${cap})
    select *, count(*) over () as total from hits order by score desc, path limit ${wanted.limit + 1} offset ${offset}`;
}

export function conditions(ctx: Context, wanted: SearchFilters, query: SQL | undefined): SQL[] {
  const { grep, glob, type, status, tag } = wanted;
  const all = [sql`f.account_id = ${ctx.account.id}::uuid`, sql`f.kind = 'record'`];
  if (query) all.push(sql`t.words @@ ${query}`);
  if (grep !== undefined) all.push(sql`t.body ilike ${`%${grep.replace(/[\\%_]/g, "\\$&")}%`}`);
  if (glob !== undefined) all.push(sql`f.path ~ ${globToRegex(glob)}`);
  if (type !== undefined) all.push(sql`f.type = ${type}`);
  if (status !== undefined) all.push(sql`f.status = ${status}`);
  if (tag !== undefined) all.push(sql`${tag.replace(/^#/, "")} = any(f.tags)`);
  return all;
}

export async function snippetsOf(
  ctx: Context,
  tx: Tx,
  paths: readonly string[],
  { q, grep }: Pick<SearchInput, "q" | "grep">,
): Promise<Map<string, string>> {
  const pattern =
    (q === undefined ? null : wordsPattern(q)) ?? (grep === undefined ? null : literalPattern(grep));
  if (paths.length === 0 || pattern === null) return new Map();
  const texts = await tx.execute<{ path: string; body: string }>(sql`
    select path, body from vault_texts where account_id = ${ctx.account.id}::uuid
    and path in (select json_array_elements_text(${JSON.stringify(paths)}::text::json))`);
  return new Map(texts.map(({ path, body }) => [path, snippetOf(body, pattern)]));
}
