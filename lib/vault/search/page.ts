import { cutPage } from "@/lib/core/page";
import type { Context, Tx } from "@/lib/db";
import type { SearchHit } from "../page-shapes";
import { decodePageEnd, encodePageEnd, type PageEnd } from "./cursor";
import { isByWordsAlone, type SearchFilters, type SearchInput } from "./filters";
import { isCommonLiteral } from "./literal";
import { pageQuery } from "./page-query";
import { estimateWords, expectedMatches, formOf, planQuery, prepareToCompare } from "./planning";
import type { WordForm } from "./query/access";
import type { CompiledQuery } from "./query/compile";
import { MAX_LATER_HITS, MAX_RANKED_HITS, rankedOf } from "./ranking";

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
  const { cursor } = wanted;
  const after = cursor === undefined ? null : decodePageEnd({ ...wanted, cursor });
  const isByWords = compiled?.hasText === true && isByWordsAlone(wanted, compiled);
  const estimates = compiled && (await estimateWords(tx, compiled));
  const filters = compiled ? wanted : await toCompare(tx, wanted);
  const read = async (form: WordForm, isTextEnough: boolean): Promise<HitPage> => {
    const expected = isByWords && estimates ? expectedMatches(estimates, form) : 0;
    const most = after ? MAX_LATER_HITS : rankedOf(expected, wanted.limit);
    const query = planQuery(compiled, estimates, isByWords ? { limit: most, form } : { form });
    const rows = await tx.execute<Row>(pageQuery({ ctx, wanted: filters, query, after, most, isTextEnough }));
    if (rows.some(({ isStale }) => isStale)) return read(form, false);
    // Fewer have the whole words than was estimated: others, whose words only begin with them, are hits as well.
    if (form === "whole" && !after && !rows[0]?.matchedUntil) return read("prefix", isTextEnough);
    const { page, next } = cutPage(rows, wanted.limit, (last) =>
      encodePageEnd(endOf(last, after, form), wanted),
    );
    return { rows: page, total: Number(rows[0]?.total ?? 0), next };
  };
  return read(after?.form ?? (isByWords ? formOf(estimates, MAX_RANKED_HITS) : "prefix"), true);
}

/** A search that reads texts from end to end, prepared. */
async function toCompare(tx: Tx, wanted: SearchInput): Promise<SearchInput & SearchFilters> {
  const { grep } = wanted;
  if (grep === undefined) return wanted;
  const [isGrepCommon] = await Promise.all([isCommonLiteral(tx, grep), prepareToCompare(tx)]);
  return { ...wanted, isGrepCommon };
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
