import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/db";
import { lookedUp, type WordForm } from "./query/access";
import type { CompiledQuery } from "./query/compile";

/** More words than these are all looked up. */
const MAX_ESTIMATED_WORDS = 12;

/** What Postgres expects of the texts of an account, and of the words of a query. */
export interface WordEstimates {
  /** Texts of all accounts. */
  texts: number;
  /** Texts of the account. */
  own: number;
  /** For each word, as the query has it, the part of the account's texts with it in each form. */
  words: readonly (Record<WordForm, number> & { word: string })[];
}

/**
 * Has Postgres plan the searches of a transaction for their account, large or small, and read the texts in the order of
 * their rows, by which pages are bounded: not from where another scan just is, nor in the order of another index, nor
 * by several processes. Of a whole table, Postgres keeps nothing in its memory: texts that are ranked are read as a
 * range of its rows, of which the next search reads the same again.
 */
export const prepareToSearch = (tx: Tx, { isRanked = false } = {}): Promise<readonly { texts: number }[]> =>
  tx.execute<{ texts: number }>(sql`
    select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('synchronize_seqscans', 'off', true),
      set_config('enable_indexscan', 'off', true), set_config('enable_seqscan', ${isRanked ? "off" : "on"}, true),
      set_config('max_parallel_workers_per_gather', '0', true),
      (select reltuples from pg_class where oid = 'public.vault_texts'::regclass) as texts`);

/**
 * Has Postgres compare the texts of a large account by several processes: it counts as much for comparing a text as for
 * comparing two numbers. The paths of all that match are kept in memory.
 */
export const prepareToCompare = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select set_config('cpu_operator_cost', '0.1', true), set_config('work_mem', '16MB', true)`);

/** For each word the part of the account's texts with it, as Postgres estimates it. */
export async function sharesOf(tx: Tx, words: readonly string[]): Promise<number[]> {
  const [own = 1, ...rows] = await rowsOf(tx, [null, ...words]);
  return rows.map((count) => Math.min(1, count / own));
}

/**
 * Prepares to search, and asks how many texts have the words of a query, in one round trip; null when there is nothing
 * to choose.
 */
export async function estimateWords(tx: Tx, query: CompiledQuery | null): Promise<WordEstimates | null> {
  const words = query === null || query.words.length > MAX_ESTIMATED_WORDS ? [] : query.words;
  const asked = words.flatMap((word) => [wholeWord(word), word]);
  const [prepared, found] = await Promise.all([
    prepareToSearch(tx, { isRanked: asked.length > 0 }),
    asked.length > 0 ? rowsOf(tx, [null, ...asked]) : null,
  ]);
  if (!found) return null;
  const [own = 1, ...rows] = found;
  const share = (at: number) => Math.min(1, (rows[at] ?? 1) / own);
  return {
    texts: Math.max(own, Number(prepared[0]?.texts)),
    own,
    words: words.map((word, at) => ({ word, whole: share(2 * at), prefix: share(2 * at + 1) })),
  };
}

/** Lexemes that begin with a common word are many, and each has its list in the index: whole, it takes a third of the time. */
const wholeWord = (word: string): string => word.replace(/:\*$/, "");

/** How many of the account's texts have all words, by the estimate. */
export const expectedMatches = ({ own, words }: WordEstimates, form: WordForm): number =>
  words.reduce((rows, word) => rows * word[form], own);

/** Whole words where enough texts have all of them, by the estimate, that words beginning with them are not needed. */
export function formOf(estimates: WordEstimates | null, limit: number): WordForm {
  return estimates && expectedMatches(estimates, "whole") >= 2 * limit ? "whole" : "prefix";
}

export interface PlanOptions {
  /** How many of the matches are wanted: the first. */
  limit?: number;
  form?: WordForm;
}

/** The query with the words to look up in the index. */
export function planQuery<Q extends CompiledQuery | null>(
  query: Q,
  estimates: WordEstimates | null,
  { limit = Number.POSITIVE_INFINITY, form = "prefix" }: PlanOptions = {},
): Q {
  if (!query || !estimates) return query;
  const { texts, own } = estimates;
  const words = estimates.words.map(({ word }) => `(${form === "whole" ? wholeWord(word) : word})`);
  const chosen = lookedUp({ form, texts, own, shares: estimates.words.map((word) => word[form]) }, limit);
  return {
    ...query,
    indexed: chosen.length > 0 ? chosen.map((at) => words[at]).join(" & ") : null,
    compared: words.filter((_, at) => !chosen.includes(at)),
  };
}

/** The query with the words to look up for all that match. */
export const planSearch = async <Q extends CompiledQuery | null>(tx: Tx, query: Q): Promise<Q> =>
  planQuery(query, await estimateWords(tx, query));

interface Plan {
  Alias?: string;
  "Plan Rows": number;
  Plans?: Plan[];
}

/** The number of the account's texts with each word, or of all for null, as Postgres estimates it: at least 1. */
async function rowsOf(tx: Tx, words: readonly (string | null)[]): Promise<number[]> {
  const searches = words.map((word, at) => {
    const text = sql.identifier(`t${at}`);
    const found = word === null ? sql`` : sql` where ${text}.words @@ ${word}::text::tsquery`;
    return sql`select 1 from vault_texts ${text}${found}`;
  });
  const [row] = await tx.execute<{ "QUERY PLAN": { Plan: Plan }[] }>(
    sql`explain (format json) ${sql.join(searches, sql` union all `)}`,
  );
  const rows = new Map<string, number>();
  const note = ({ Alias, Plans = [], "Plan Rows": count }: Plan): void => {
    if (Alias !== undefined) rows.set(Alias, count);
    Plans.forEach(note);
  };
  if (row?.["QUERY PLAN"][0]) note(row["QUERY PLAN"][0].Plan);
  return words.map((_, at) => Math.max(1, rows.get(`t${at}`) ?? 1));
}
