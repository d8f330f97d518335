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
 * Records by what someone types of their name or of an alias, the best first: an equal name, a beginning, the beginning
 * of a word, a part, then names with the letters in this order; among equals the last changed. Nothing typed finds the
 * last changed.
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

/** An alias as `nameKey` has what is typed: other programs may write its accents as separate characters. */
const ALIAS_KEY = "lower(normalize(alias))";
const aliasKey = sql.raw(ALIAS_KEY);

type RankedRecord = NamedRecord & { rank: number };

/** Each record once: by its name or by the alias that is nearer. */
function bestOf(found: readonly RankedRecord[]): NamedRecord[] {
  const best = new Map<string, NamedRecord>();
  for (const { path, name, type, alias } of [...found].sort((a, b) => a.rank - b.rank))
    if (!best.has(path)) best.set(path, { path, name, type, alias });
  return [...best.values()];
}

/**
 * Those with a name that begins with what was typed, or an alias that equals it: looked up in indexes, which `like` is
 * not where row-level security applies.
 */
const namesFrom = (ctx: Context, tx: Tx, typed: string, limit: number): Promise<readonly RankedRecord[]> =>
  tx.execute<RankedRecord>(sql`
    (${named(ctx, typed, sql`starts_with(stem_key, ${typed})`, limit)})
    union all
    (select f.path, name, type, alias, 0 as rank from vault_texts t, ${oneByOne(sql`
       select path, name, type, modified, aliases from vault_files where ${recordsOf(ctx)} and path = t.path`)} as f,
       unnest(f.aliases) as alias
     where t.account_id = ${ctx.account.id}::uuid and t.words @@ ${`${titleLexeme(typed)}:B`}::text::tsquery
       and ${aliasKey} = ${typed}
     order by f.modified desc, f.path limit ${limit})`);

/** Those with a name or an alias that has the letters typed, in this order. */
async function namesWith(ctx: Context, tx: Tx, typed: string, limit: number): Promise<RankedRecord[]> {
  const [ofNames, ofAliases] = await Promise.all([
    bestNames(ctx, tx, typed, limit),
    tx.execute<RankedRecord>(sql`
      select path, name, type, alias, ${rankOf(ALIAS_KEY, typed)} as rank
      from (select * from vault_files where ${recordsOf(ctx)} and aliases <> '{}' offset 0) as f, unnest(aliases) as alias
      where ${aliasKey} like ${lettersOf(typed)} order by rank, modified desc, path limit ${limit}`),
  ]);
  return [...ofNames, ...ofAliases];
}

type FoundName = RankedRecord & {
  /** False where only a file that is no record has the name. */
  isRecord: boolean;
  /** How many names were read. */
  names: string;
};

/** Those with such a name. The index of names has them all, and is a tenth of the records, which are read of the best alone. */
async function bestNames(
  ctx: Context,
  tx: Tx,
  typed: string,
  limit: number,
): Promise<readonly RankedRecord[]> {
  const hasLetters = sql`stem_key like ${lettersOf(typed)}`;
  const rows = await tx.execute<FoundName>(sql`
    with names as materialized (
      select distinct stem_key from vault_files where account_id = ${ctx.account.id}::uuid and ${hasLetters}),
    best as materialized (
      select stem_key, ${rankOf("stem_key", typed)} as rank, ${LENGTH} as length from names
      order by rank, length fetch first ${limit} rows with ties)
    select f.path, f.name, f.type, null as alias, rank, f.path is not null as "isRecord", (select count(*) from best) as names
    from best left join ${oneByOne(sql`
      select path, name, type, modified from vault_files where ${recordsOf(ctx)} and stem_key = best.stem_key`)} as f on true
    order by f.path is null, rank, length, modified desc, path limit ${limit}`);
  const found = rows.filter((row) => row.isRecord);
  // Other files are in the index, too: behind theirs there may be names of records.
  const isComplete = found.length === limit || Number(rows[0]?.names ?? 0) < limit;
  return isComplete ? found : tx.execute<RankedRecord>(named(ctx, typed, hasLetters, limit));
}

/** Names that differ by a few letters are equally long. */
const LENGTH = sql.raw("length(stem_key) / 8");

const named = (ctx: Context, typed: string, condition: SQL, limit: number): SQL => sql`
  select path, name, type, null as alias, ${rankOf("stem_key", typed)} as rank from vault_files
  where ${recordsOf(ctx)} and ${condition}
  order by rank, ${LENGTH}, modified desc, path limit ${limit}`;

const recordsOf = (ctx: Context): SQL => sql`account_id = ${ctx.account.id}::uuid and kind = 'record'`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** `%a%l%i%`: the letters in this order, with anything between them. */
const lettersOf = (typed: string): string => `%${[...typed.replace(/\s+/g, "")].map(escaped).join("%")}%`;

const rankOf = (column: string, typed: string): SQL => {
  const [key, part] = [sql.raw(column), escaped(typed)];
  return sql`case when ${key} = ${typed} then 0 when ${key} like ${`${part}%`} then 1
    when ${key} like ${`% ${part}%`} then 2 when ${key} like ${`%${part}%`} then 3 else 4 end`;
};
