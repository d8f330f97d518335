import { type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { PageEnd } from "./cursor";
import { isByWordsAlone, matching, matchingTexts, type SearchFilters } from "./filters";
import type { CompiledQuery } from "./query/compile";

/** Ranking all records with a common word of a large vault takes a second; ranking these, some milliseconds. */
export const MAX_RANKED_HITS = 1_000;
/**
 * Of very many, fewer are ranked: which they are is a matter of chance, and the best of half as many are found in half
 * the time.
 */
const FEWER_RANKED_HITS = 500;
const VERY_MANY_HITS = 4 * MAX_RANKED_HITS;

/** How many hits are ranked for a first page of `limit`, where as many as `expected` match. */
export const rankedOf = (expected: number, limit: number): number =>
  expected >= VERY_MANY_HITS && limit < FEWER_RANKED_HITS ? FEWER_RANKED_HITS : MAX_RANKED_HITS;

/** Hits have their scores as whole numbers: decimal ones take Postgres as long as all else of ranking. */
const SCORE_UNITS = sql.raw("10000");
/** The score of a hit as replies have it, with four digits. */
export const scoreOf = (score: SQL): SQL => sql`(${score} / ${SCORE_UNITS})::numeric`;
/** The score as hits have it. */
export const asHit = (score: string): SQL => sql`round(${score}::float8 * ${SCORE_UNITS})`;

/** Records that appeared since the first page push none of its hits out. */
export const MAX_LATER_HITS = 2 * MAX_RANKED_HITS;

/** Where hits come from. */
export interface HitSource {
  ctx: Context;
  wanted: SearchFilters;
  query: CompiledQuery;
  /** How many are ranked. */
  most: number;
  /** Whether a text may count without reading its record, which takes as long as ranking it. */
  isTextEnough?: boolean;
}

/**
 * The records that meet the conditions, with scores: an equal title is above a title that begins with the query, that
 * above an equal alias, then by where and how often the words occur. The first rows of the index are ranked and, if
 * there are more, those whose title or alias begins with the query; later pages consider the same ones.
 */
export function rankedHits(source: HitSource, after: PageEnd | null): SQL {
  const { query, most } = source;
  const score = sql`round((${tierOf(query.title)} + ${rankOf(query.anyWord)}) * ${SCORE_UNITS}) as score`;
  const select = sql`select t.path, t.ctid as at, ${score}`;
  const limit = sql`limit ${most}`;
  return sql`
  matched as materialized (
    ${select} ${from(source, query)} ${query.indexed === null ? IN_ORDER : sql``} ${until(after?.matchedUntil)} ${limit}),
  match as materialized (select count(*) as number, max(at) as last from matched),
  titled as materialized (
    ${select} ${from(source, byTitle(query))} and (${after?.matchedUntil ? sql`true` : sql`(select number from match) >= ${most}`})
    ${query.title === null ? sql`and false` : sql``} ${until(after?.titledUntil)}
    and t.ctid not in (select at from matched) ${limit}),
  hits as (select * from matched union all select * from titled)`;
}

const from = ({ ctx, wanted, isTextEnough = false }: HitSource, query: CompiledQuery): SQL =>
  isTextEnough && isByWordsAlone(wanted, query)
    ? matchingTexts(ctx, wanted, query)
    : matching(ctx, wanted, query);

/** The query with the beginning of a title or alias looked up instead of its words. */
const byTitle = ({ indexed, compared, title, words, ...query }: CompiledQuery): CompiledQuery => ({
  ...query,
  title,
  words,
  indexed: title === null ? null : `${title}:*`,
  compared: words.length > 0 || indexed === null ? words : [indexed, ...compared],
});

/** All rows as a range: see `prepareToSearch`. */
const IN_ORDER = sql.raw("and t.ctid >= '(0,0)'::tid");

const until = (row: string | null | undefined): SQL => (row ? sql`and t.ctid <= ${row}::tid` : sql``);

const titleMatches = (title: string | null, suffix: string): SQL =>
  title === null ? sql`false` : sql`t.words @@ ${title + suffix}::text::tsquery`;

const tierOf = (title: string | null): SQL => sql`
  case when not ${titleMatches(title, ":*")} then 0 when ${titleMatches(title, ":A")} then 4
    when ${titleMatches(title, ":*A")} then 2 when ${titleMatches(title, ":B")} then 1 else 0 end`;

/** Weights of body, headings, aliases and titles: a word in a higher one counts more than many in a lower one. */
const WEIGHTS = sql.raw("'{0.02, 0.2, 0.5, 1}'::float4[]");

const rankOf = (words: string | null): SQL =>
  words === null ? sql`0` : sql`ts_rank(${WEIGHTS}, t.words, ${words}::text::tsquery)`;

/** How many hits there are, and the last rows considered, where more may match. */
export const countsOf = (most: number): SQL => sql`
  (select number from match) + (select count(*) from titled) as total,
  (select max(at)::text from titled having count(*) >= ${most}) as "titledUntil",
  (select last::text from match where number >= ${most}) as "matchedUntil"`;
