import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { cursorInput, typeInput } from "../records/input";
import { globToRegex } from "./glob";
import { type CompiledQuery, tagCondition } from "./query/compile";
import { QUERY_DESCRIPTION } from "./query/describe";

const text = (limit: number) =>
  textInput.min(1, "cannot be empty").max(limit, `at most ${limit} characters`).optional();

export const searchVaultInput = z.strictObject({
  q: text(500).meta({ description: QUERY_DESCRIPTION }),
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
export type SearchFilters = Pick<SearchInput, "grep" | "glob" | "type" | "status" | "tag">;

/** All conditions of a search, over `vault_files f` and `vault_texts t`. */
export function conditions(ctx: Context, wanted: SearchFilters, query: CompiledQuery | null): SQL {
  const { grep, glob, type, status, tag } = wanted;
  const all = [sql`f.account_id = ${ctx.account.id}::uuid`, sql`f.kind = 'record'`];
  if (query) all.push(query.condition);
  if (grep !== undefined) all.push(sql`t.body ilike ${`%${grep.replace(/[\\%_]/g, "\\$&")}%`}`);
  if (glob !== undefined) all.push(sql`f.path ~ ${globToRegex(glob)}`);
  if (type !== undefined) all.push(sql`f.type = ${type}`);
  if (status !== undefined) all.push(sql`f.status = ${status}`);
  if (tag !== undefined) all.push(tagCondition(tag.replace(/^#/, "")));
  return sql.join(all, sql` and `);
}

/** The tables of `conditions`; texts only when they are needed. */
export function tables({ grep, tag }: SearchFilters, query: CompiledQuery | null): SQL {
  return query || grep !== undefined || tag !== undefined
    ? sql`vault_files f join vault_texts t on t.account_id = f.account_id and t.path = f.path`
    : sql`vault_files f`;
}
