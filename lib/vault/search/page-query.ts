import { type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { oneByOne } from "../indexing";
import type { PageEnd } from "./cursor";
import { isByTextAlone, matching, matchingTexts, type SearchInput } from "./filters";
import type { CompiledQuery } from "./query/compile";
import { asHit, countsOf, rankedHits, scoreOf } from "./ranking";

/** What a page is read of. */
export interface PageSource {
  ctx: Context;
  wanted: SearchInput;
  query: CompiledQuery | null;
  after: PageEnd | null;
  /** How many hits are ranked. */
  most: number;
  /** Until a text is among them whose record is gone. */
  isTextEnough: boolean;
}

/** A page of hits: ranked where the query has words, else of all records that meet the conditions. */
export function pageQuery(source: PageSource): SQL {
  const { wanted, query, isTextEnough } = source;
  if (query?.hasText) return rankedPage(source, query);
  return isTextEnough && isByTextAlone(wanted, query) ? pageOfTexts(source) : listedPage(source);
}

const isAfter = ({ score, moment, path }: PageEnd): SQL => sql`
  (score, moment) < (${score}::numeric, ${moment}::bigint)
  or (score, moment) = (${score}::numeric, ${moment}::bigint) and path > ${path}`;

const FIELDS = sql.raw("f.path, f.name, f.type, f.status, f.preview");
const MOMENT = sql.raw("(extract(epoch from f.modified) * 1000000)::bigint");
/** Of hits that are neither ranked nor sorted by their last change. */
const UNRANKED = sql.raw("0::bigint as moment, 1::numeric as score");
const UNBOUNDED = sql.raw('null as "titledUntil", null as "matchedUntil"');
const IS_STALE = sql.raw('(select count(*) from best) > (select count(*) from found) as "isStale"');

/** Records are read of the best alone: those of the page, and all with the score of its last. */
function rankedPage({ ctx, wanted, after, most, isTextEnough }: PageSource, query: CompiledQuery): SQL {
  const rows = wanted.limit + 1;
  const score = after && asHit(after.score);
  const best =
    score === null
      ? sql`order by score desc fetch first ${rows} rows with ties`
      : sql`where score <= ${score} order by score desc
          fetch first (${rows} + (select count(*) from hits where score = ${score})) rows with ties`;
  return sql`
    with ${rankedHits({ ctx, wanted, query, most, isTextEnough }, after)},
    best as materialized (select path, score from hits ${best}),
    found as materialized (
      select ${FIELDS}, ${MOMENT} as moment, ${scoreOf(sql`best.score`)} as score from best, ${recordOf(ctx, "best")} as f),
    page as (${pageOf(wanted, after)})
    select page.*, text.body, ${countsOf(most)}, ${IS_STALE}
    from page ${withText(ctx)} order by ${BEST_FIRST}`;
}

/**
 * A page by path of texts that meet the conditions. Whole records are read of the page alone: those of half a large vault take
 * longer than all else. The others are counted by their paths.
 */
function pageOfTexts({ ctx, wanted, after }: PageSource): SQL {
  const start = after === null ? sql`true` : sql`path > ${after.path}`;
  return sql`
    with hits as materialized (select t.path ${matchingTexts(ctx, wanted, null)}),
    best as materialized (select path from hits where ${start} order by path limit ${wanted.limit + 1}),
    found as materialized (select ${FIELDS}, ${UNRANKED} from best, ${recordOf(ctx, "best")} as f)
    select found.*, text.body, ${UNBOUNDED}, ${IS_STALE}, (
      select count(*) from hits where exists (
        select from vault_files where account_id = ${ctx.account.id}::uuid and path = hits.path)) as total
    from found ${withText(ctx, "found")} order by ${BEST_FIRST}`;
}

/**
 * A page of all records that meet the conditions: with a query the last changed first, else by path. All are kept by what
 * they are sorted by, which stays in memory; the page alone is read whole.
 */
function listedPage({ ctx, wanted, query, after }: PageSource): SQL {
  const text = wanted.grep === undefined ? sql`cross join (select null as body) as text` : withText(ctx);
  return sql`
    with found as materialized (
      select f.path, ${query ? sql`${MOMENT} as moment, 1::numeric as score` : UNRANKED}
      ${matching(ctx, wanted, query)}),
    page as (${pageOf(wanted, after)})
    select ${FIELDS}, moment, score, text.body,
      (select count(*) from found) as total, ${UNBOUNDED}, false as "isStale"
    from page cross join ${recordOf(ctx, "page")} as f ${text} order by score desc, moment desc, f.path`;
}

const BEST_FIRST = sql.raw("score desc, moment desc, path");

/** The rows of a page and one more. */
const pageOf = ({ limit }: SearchInput, after: PageEnd | null): SQL => sql`
  select * from found where ${after === null ? sql`true` : isAfter(after)} order by ${BEST_FIRST} limit ${limit + 1}`;

const recordOf = (ctx: Context, row: string): SQL =>
  oneByOne(sql`
    select * from vault_files
    where account_id = ${ctx.account.id}::uuid and path = ${sql.identifier(row)}.path and kind = 'record'`);

const withText = (ctx: Context, row = "page"): SQL => sql`
  left join ${oneByOne(sql`
    select body from vault_texts
    where account_id = ${ctx.account.id}::uuid and path = ${sql.identifier(row)}.path`)} as text on true`;
