import { type SQL, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { oneByOne } from "../indexing";
import type { SearchHit } from "../shapes";
import { decodePageEnd, encodePageEnd, type PageEnd } from "./cursor";
import { isByWordsAlone, matching, type SearchInput } from "./filters";
import { estimateWords, formOf, planQuery, type WordForm } from "./planning";
import type { CompiledQuery } from "./query/compile";
import { BOUNDS, MAX_RANKED_HITS, rankedAfter, rankedHits } from "./ranking";

/** `body` is the text, for a snippet; null when there is none, or none is wanted. */
export type HitRow = Omit<SearchHit, "snippet"> & { preview: string; body: string | null } & Record<
    string,
    unknown
  >;

interface Row extends HitRow {
  moment: string;
  total: string;
  titledUntil: string | null;
  matchedUntil: string | null;
  /** Whether a text counted whose record is gone. */
  isStale: boolean;
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
  const isByWords = compiled?.hasText === true && isByWordsAlone(wanted, compiled);
  const estimates = await estimateWords(tx, compiled);
  const read = async (form: WordForm, isTextEnough: boolean): Promise<HitPage> => {
    const query = planQuery(compiled, estimates, isByWords ? { limit: rankedAfter(after), form } : { form });
    const rows = await tx.execute<Row>(
      query?.hasText
        ? rankedPage(ctx, wanted, query, after, isTextEnough)
        : listedPage(ctx, wanted, query, after),
    );
    if (rows.some(({ isStale }) => isStale)) return read(form, false);
    // Fewer have the whole words than was estimated: others, whose words only begin with them, are hits as well.
    if (form === "whole" && !after && !rows[0]?.matchedUntil) return read("prefix", isTextEnough);
    const page = rows.slice(0, wanted.limit);
    const last = page.at(-1);
    return {
      rows: page,
      total: Number(rows[0]?.total ?? 0),
      next: rows.length > wanted.limit && last ? encodePageEnd(endOf(last, after, form)) : null,
    };
  };
  return read(after?.form ?? (isByWords ? formOf(estimates, MAX_RANKED_HITS) : "prefix"), true);
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

/**
 * A page of ranked hits. Records are read of the best alone: those of the page, and all with the score of its last. `isTextEnough`
 * until a text is among them whose record is gone.
 */
function rankedPage(
  ctx: Context,
  wanted: SearchInput,
  query: CompiledQuery,
  after: PageEnd | null,
  isTextEnough: boolean,
): SQL {
  const rows = wanted.limit + 1;
  const score = sql`${after?.score ?? null}::numeric`;
  const best =
    after === null
      ? sql`order by score desc fetch first ${rows} rows with ties`
      : sql`where score <= ${score} order by score desc
          fetch first (${rows} + (select count(*) from hits where score = ${score})) rows with ties`;
  return sql`
    with ${rankedHits({ ctx, wanted, query, isTextEnough }, after)},
    best as materialized (select path, score from hits ${best}),
    found as materialized (
      select ${FIELDS}, ${MOMENT} as moment, best.score from best, ${recordOf(ctx, "best")} as f),
    page as (${pageOf(wanted, after)})
    select page.*, text.body, (select count(*) from hits) as total, ${BOUNDS},
      (select count(*) from best) > (select count(*) from found) as "isStale"
    from page ${withText(ctx)} order by ${BEST_FIRST}`;
}

/** A page of all records that meet the conditions: with a query the last changed first, else by path. */
function listedPage(
  ctx: Context,
  wanted: SearchInput,
  query: CompiledQuery | null,
  after: PageEnd | null,
): SQL {
  const text = wanted.grep === undefined ? sql`cross join (select null as body) as text` : withText(ctx);
  return sql`
    with found as materialized (
      select ${FIELDS}, ${query ? MOMENT : sql.raw("0::bigint")} as moment, 1::numeric as score
      ${matching(ctx, wanted, query)}),
    page as (${pageOf(wanted, after)})
    select page.*, text.body, (select count(*) from found) as total, null as "titledUntil", null as "matchedUntil",
      false as "isStale"
    from page ${text} order by ${BEST_FIRST}`;
}

const BEST_FIRST = sql.raw("score desc, moment desc, path");

/** The rows of a page and one more. */
const pageOf = ({ limit }: SearchInput, after: PageEnd | null): SQL => sql`
  select * from found where ${after === null ? sql`true` : isAfter(after)} order by ${BEST_FIRST} limit ${limit + 1}`;

const recordOf = (ctx: Context, row: string): SQL =>
  oneByOne(sql`
    select * from vault_files
    where account_id = ${ctx.account.id}::uuid and path = ${sql.identifier(row)}.path and kind = 'record'`);

const withText = (ctx: Context): SQL => sql`
  left join ${oneByOne(sql`
    select body from vault_texts where account_id = ${ctx.account.id}::uuid and path = page.path`)} as text on true`;
