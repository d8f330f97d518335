import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import { oneByOne, titleLexeme } from "../indexing";
import { nameKey } from "../name";

const input = z.strictObject({
  text: textInput.max(200),
  limit: z.int().min(1).max(50),
});

/** A record that what was typed may mean. */
export interface NamedRecord extends Record<string, unknown> {
  path: string;
  name: string;
  type: string | null;
  /** The alias that was found, where the name was not. */
  alias: string | null;
}

/**
 * Records by what someone types of their name or of an alias, the best first: an equal name, a beginning, the beginning of a word,
 * a part, then names with the letters in this order; among equals the last changed. Nothing typed finds the last changed.
 */
export async function findNames(
  ctx: Context,
  tx: Tx,
  request: z.input<typeof input>,
): Promise<NamedRecord[]> {
  const { text, limit } = parse(input, request);
  const typed = nameKey(text.trim());
  if (typed === "")
    return await tx.execute<NamedRecord>(sql`
      select path, name, type, null as alias from vault_files
      where ${recordsOf(ctx)} order by modified desc, path limit ${limit}`);
  const beginning = bestOf(await namesFrom(ctx, tx, typed, limit));
  const found = beginning.length < limit ? bestOf(await namesWith(ctx, tx, typed, limit)) : beginning;
  return found.slice(0, limit);
}

type RankedRecord = NamedRecord & { rank: number };

/** Each record once: by its name or by the alias that is nearer. */
function bestOf(found: readonly RankedRecord[]): NamedRecord[] {
  const best = new Map<string, NamedRecord>();
  for (const { rank: _, ...record } of [...found].sort((a, b) => a.rank - b.rank))
    if (!best.has(record.path)) best.set(record.path, record);
  return [...best.values()];
}

/**
 * Those with a name that begins with what was typed, or an alias that equals it: looked up in indexes, which `like` is not where
 * row-level security applies.
 */
const namesFrom = (ctx: Context, tx: Tx, typed: string, limit: number): Promise<readonly RankedRecord[]> =>
  tx.execute<RankedRecord>(sql`
    (${named(ctx, typed, sql`starts_with(stem_key, ${typed})`, limit)})
    union all
    (select f.path, name, type, alias, 0 as rank from vault_texts t, ${oneByOne(sql`
       select path, name, type, modified, aliases from vault_files where ${recordsOf(ctx)} and path = t.path`)} as f,
       unnest(f.aliases) as alias
     where t.account_id = ${ctx.account.id}::uuid and t.words @@ ${`${titleLexeme(typed)}:B`}::text::tsquery
       and lower(alias) = ${typed}
     order by f.modified desc, f.path limit ${limit})`);

/** Those with a name or an alias that has the letters typed, in this order. */
const namesWith = (ctx: Context, tx: Tx, typed: string, limit: number): Promise<readonly RankedRecord[]> =>
  tx.execute<RankedRecord>(sql`
    (${named(ctx, typed, sql`stem_key like ${lettersOf(typed)}`, limit)})
    union all
    (select path, name, type, alias, ${rankOf("lower(alias)", typed)} as rank from vault_files, unnest(aliases) as alias
     where ${recordsOf(ctx)} and aliases <> '{}' and lower(alias) like ${lettersOf(typed)}
     order by rank, modified desc, path limit ${limit})`);

const named = (ctx: Context, typed: string, condition: SQL, limit: number): SQL => sql`
  select path, name, type, null as alias, ${rankOf("stem_key", typed)} as rank from vault_files
  where ${recordsOf(ctx)} and ${condition}
  order by rank, length(stem_key) / 8, modified desc, path limit ${limit}`;

const recordsOf = (ctx: Context): SQL => sql`account_id = ${ctx.account.id}::uuid and kind = 'record'`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** `%a%l%i%`: the letters in this order, with anything between them. */
const lettersOf = (typed: string): string => `%${[...typed.replace(/\s+/g, "")].map(escaped).join("%")}%`;

const rankOf = (column: string, typed: string): SQL => {
  const [key, part] = [sql.raw(column), escaped(typed)];
  return sql`case when ${key} = ${typed} then 0 when ${key} like ${`${part}%`} then 1
    when ${key} like ${`% ${part}%`} then 2 when ${key} like ${`%${part}%`} then 3 else 4 end`;
};
