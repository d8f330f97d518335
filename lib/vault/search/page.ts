import { type SQL, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { SearchHit } from "../shapes";
import { decodePageEnd, encodePageEnd, type PageEnd } from "./cursor";
import { isByWordsAlone, matching, type SearchFilters, type SearchInput } from "./filters";
import { formOf, planSearch, type WordForm } from "./planning";
import type { CompiledQuery } from "./query/compile";

/** Ranking all records with a common word of a large vault takes a second; ranking these, ten milliseconds. */
export const MAX_RANKED_HITS = 1_000;
/** Records that appeared since the first page push none of its hits out. */
const MAX_LATER_HITS = 2 * MAX_RANKED_HITS;

const rankedAfter = (after: PageEnd | null): number => (after ? MAX_LATER_HITS : MAX_RANKED_HITS);

export type HitRow = Omit<SearchHit, "snippet"> & { preview: string } & Record<string, unknown>;

interface Row extends HitRow {
  moment: string;
  total: string;
  titledUntil: string | null;
  matchedUntil: string | null;
}

export interface HitPage {
  rows: HitRow[];
  total: number;
  next: string | null;
}

/** One page of hits. Paging is by key: hits that nobody changes are on one page each, whatever is written meanwhile. */
export async function readHits(
  ctx: Context,
  tx: Tx,
  wanted: SearchInput,
  compiled: CompiledQuery | null,
): Promise<HitPage> {
  const after = wanted.cursor === undefined ? null : decodePageEnd(wanted.cursor);
  const isRanked = compiled?.hasText === true && isByWordsAlone(wanted, compiled);
  const form = after?.form ?? (isRanked ? await formOf(tx, compiled, MAX_RANKED_HITS) : "prefix");
  const read = async (form: WordForm): Promise<HitPage> => {
    const limit = isRanked ? rankedAfter(after) : undefined;
    const query = await planSearch(tx, compiled, { limit, form });
    const rows = await rowsAfter(ctx, tx, wanted, query, after);
    // Fewer have the whole words than was estimated: others, whose words only begin with them, are hits as well.
    if (form === "whole" && !after && !rows[0]?.matchedUntil) return read("prefix");
    const page = rows.slice(0, wanted.limit);
    const last = page.at(-1);
    return {
      rows: page,
      total: Number(rows[0]?.total ?? 0),
      next: rows.length > wanted.limit && last ? encodePageEnd(endOf(last, after, form)) : null,
    };
  };
  return read(form);
}

/** The rows of a page and one more; each has what is known of all hits as well. */
function rowsAfter(
  ctx: Context,
  tx: Tx,
  wanted: SearchInput,
  query: CompiledQuery | null,
  after: PageEnd | null,
): Promise<readonly Row[]> {
  const hits = query?.hasText ? rankedHits(ctx, wanted, query, after) : listedHits(ctx, wanted, query);
  return tx.execute<Row>(sql`
    with ${hits}
    select *, (select count(*) from hits) as total, ${bounds(query)} from hits
    where ${after === null ? sql`true` : isAfter(after)}
    order by score desc, moment desc, path limit ${wanted.limit + 1}`);
}

const endOf = (
  { score, moment, path, titledUntil, matchedUntil }: Row,
  after: PageEnd | null,
  form: WordForm,
): PageEnd => ({
  score: String(score),
  moment,
  path,
  titledUntil: after ? after.titledUntil : titledUntil,
  matchedUntil: after ? after.matchedUntil : matchedUntil,
  form,
});

const isAfter = ({ score, moment, path }: PageEnd): SQL => sql`
  (score, moment) < (${score}::numeric, ${moment}::bigint)
  or (score, moment) = (${score}::numeric, ${moment}::bigint) and path > ${path}`;

const FIELDS = sql.raw("f.path, f.name, f.type, f.status, f.preview");
const MOMENT = sql.raw("(extract(epoch from f.modified) * 1000000)::bigint");

/** All records that meet the conditions: with a query the last changed first, else by path. */
const listedHits = (ctx: Context, wanted: SearchFilters, query: CompiledQuery | null): SQL => sql`
  hits as (
    select ${FIELDS}, 1::numeric as score, ${query ? MOMENT : sql.raw("0::bigint")} as moment
    ${matching(ctx, wanted, query)})`;

/**
 * The records that meet the conditions, with scores: an equal title is above a title that begins with the query, that above an
 * equal alias, then by where and how often the words occur. The first rows of the index are ranked and, if there are more, those
 * whose title or alias begins with the query; later pages consider the same ones.
 */
export const rankedHits = (
  ctx: Context,
  wanted: SearchFilters,
  query: CompiledQuery,
  after: PageEnd | null,
): SQL => {
  const score = sql`round((${tierOf(query.title)} + ${rankOf(query.anyWord)})::numeric, 4) as score`;
  const select = sql`select ${FIELDS}, ${MOMENT} as moment, t.ctid as at, ${score}`;
  const limit = sql`limit ${rankedAfter(after)}`;
  return sql`
  matched as materialized (${select} ${matching(ctx, wanted, query)} ${until(after?.matchedUntil)} ${limit}),
  titled as materialized (
    ${select} ${matching(ctx, wanted, byTitle(query))} and (${after?.matchedUntil ? sql`true` : IS_FULL})
    ${query.title === null ? sql`and false` : sql``} ${until(after?.titledUntil)}
    and f.path not in (select path from matched) ${limit}),
  hits as materialized (select * from matched union all select * from titled)`;
};

/** The query with the beginning of a title or alias looked up instead of its words. */
const byTitle = ({ indexed, compared, title, words, ...query }: CompiledQuery): CompiledQuery => ({
  ...query,
  title,
  words,
  indexed: title === null ? null : `${title}:*`,
  compared: words.length > 0 || indexed === null ? words : [indexed, ...compared],
});

const IS_FULL = sql`(select count(*) from matched) >= ${MAX_RANKED_HITS}`;

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

/** The last rows considered, where more may match. */
const bounds = (query: CompiledQuery | null): SQL =>
  query?.hasText
    ? sql`${boundOf("titled")} as "titledUntil", ${boundOf("matched")} as "matchedUntil"`
    : sql`null as "titledUntil", null as "matchedUntil"`;

const boundOf = (group: "titled" | "matched"): SQL => sql`
  (select max(at)::text from ${sql.identifier(group)} having count(*) >= ${MAX_RANKED_HITS})`;
