import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { oneByOne, tagLexeme } from "../indexing";
import { cursorInput, typeInput } from "../records/input";
import { globToRegex } from "./glob";
import { hasLiteral } from "./literal";
import { type CompiledQuery, matches, matchesItself } from "./query/compile";
import { QUERY_DESCRIPTION } from "./query/describe";

const atMost = (limit: number) => textInput.max(limit, `at most ${limit} characters`);
const text = (limit: number) => atMost(limit).min(1, "cannot be empty").optional();

export const searchVaultInput = z.strictObject({
  /** An empty one finds nothing. */
  q: atMost(500).optional().meta({ description: QUERY_DESCRIPTION }),
  grep: text(500).meta({ description: "Literal text, case-insensitive" }),
  glob: text(500).meta({ description: "Path pattern: * and ? within a folder, ** across folders" }),
  type: typeInput.optional(),
  status: text(200),
  tag: text(200).meta({ description: "A tag, in the fields or the body; also those nested below it" }),
  limit: limitInput.default(20),
  cursor: cursorInput,
});

export type SearchInput = z.output<typeof searchVaultInput>;
/** The filters of a search, without its words and its paging. */
export type SearchFilters = Pick<SearchInput, "grep" | "glob" | "type" | "status" | "tag"> & {
  /** Whether many texts have what is searched by `grep`. */
  isGrepCommon?: boolean;
};

/**
 * `from` and `where` of a search, over `vault_files f` and, where a text matters, `vault_texts t`. Texts come first, whatever
 * Postgres expects of the account, and are found by an index where there is one.
 */
export function matching(ctx: Context, wanted: SearchFilters, query: CompiledQuery | null): SQL {
  const account = sql`${ctx.account.id}::uuid`;
  const files = sql`f.account_id = ${account} and ${conditions(wanted, query)}`;
  const texts = textConditions(wanted, query);
  if ((!query || query.isOfFiles) && texts.length === 0) return sql`from vault_files f where ${files}`;
  return sql`
    from vault_texts t, ${oneByOne(sql`select f.* from vault_files f where f.path = t.path and ${files}`)} as f
    where ${sql.join([sql`t.account_id = ${account}`, ...texts], sql` and `)}`;
}

/** The same of a search by texts alone, over `vault_texts t`: a text may be there a moment longer than its record. */
export const matchingTexts = (ctx: Context, wanted: SearchFilters, query: CompiledQuery | null): SQL => sql`
  from vault_texts t
  where ${sql.join([sql`t.account_id = ${ctx.account.id}::uuid`, ...textConditions(wanted, query)], sql` and `)}`;

/** Whether the words of a query are all that is asked for. */
export const isByWordsAlone = (
  { grep, glob, type, status, tag }: SearchFilters,
  query: CompiledQuery,
): boolean =>
  query.condition === null && [grep, glob, type, status, tag].every((filter) => filter === undefined);

/** Whether texts alone show what meets the conditions, in the order of their paths. */
export const isByTextAlone = (wanted: SearchFilters, query: CompiledQuery | null): boolean =>
  query === null &&
  textConditions(wanted, query).length > 0 &&
  [wanted.glob, wanted.type, wanted.status].every((filter) => filter === undefined);

/** What a text shows without its file. */
function textConditions({ tag, grep, isGrepCommon }: SearchFilters, query: CompiledQuery | null): SQL[] {
  const words = tag === undefined ? [] : [tagLexeme(tag.replace(/^#/, ""))];
  if (query?.indexed) words.push(query.indexed);
  const found = [...words.map(matches), ...(query?.compared ?? []).map(matchesItself)];
  if (grep !== undefined) found.push(hasLiteral(grep, { isCommon: isGrepCommon }));
  return found;
}

function conditions({ glob, type, status }: SearchFilters, query: CompiledQuery | null): SQL {
  const all = [sql`f.kind = 'record'`];
  if (query?.condition) all.push(query.condition);
  if (glob !== undefined) all.push(sql`f.path ~ ${globToRegex(glob)}`);
  if (type !== undefined) all.push(sql`f.type = ${type}`);
  if (status !== undefined) all.push(sql`f.status = ${status}`);
  return sql.join(all, sql` and `);
}
