import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/db";
import { lookedUp } from "./query/access";
import type { CompiledQuery } from "./query/compile";

/** More words than these are all looked up. */
const MAX_ESTIMATED_WORDS = 12;

/** Whether words are whole, or may also begin longer ones. */
export type WordForm = "whole" | "prefix";

export interface PlanOptions {
  /** How many of the matches are wanted: the first. */
  limit?: number;
  form?: WordForm;
}

/**
 * Has Postgres plan the searches of a transaction for their account, large or small, and read the texts in the order of
 * their rows, by which pages are bounded: not from where another scan just is, nor in the order of another index. Returns the
 * query with the words to look up in the index.
 */
export async function planSearch<Q extends CompiledQuery | null>(
  tx: Tx,
  query: Q,
  { limit = Number.POSITIVE_INFINITY, form = "prefix" }: PlanOptions = {},
): Promise<Q> {
  const isEstimated = query !== null && query.words.length <= MAX_ESTIMATED_WORDS;
  const words = isEstimated ? query.words.map((word) => (form === "whole" ? wholeWord(word) : word)) : [];
  const [, sizes, own, ...found] = await Promise.all([
    tx.execute(sql`
      select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('synchronize_seqscans', 'off', true),
        set_config('enable_indexscan', 'off', true)`),
    words.length > 0
      ? tx.execute<{ texts: number }>(
          sql`select reltuples as texts from pg_class where oid = 'public.vault_texts'::regclass`,
        )
      : [],
    ...(words.length > 0 ? [estimate(tx, null), ...words.map((word) => estimate(tx, word))] : []),
  ]);
  if (!query || own === undefined) return query;
  const shares = found.map((rows) => Math.min(1, rows / own));
  const chosen = lookedUp({ texts: Math.max(own, Number(sizes[0]?.texts)), own, shares }, limit);
  return {
    ...query,
    indexed: chosen.length > 0 ? chosen.map((at) => `(${words[at]})`).join(" & ") : null,
    compared: words.filter((_, at) => !chosen.includes(at)).map((word) => `(${word})`),
  };
}

/** Lexemes that begin with a common word are many, and each has its list in the index: whole, it takes a third of the time. */
const wholeWord = (word: string): string => word.replace(/:\*$/, "");

/** Whole words where enough texts have all of them, by the estimate, that words beginning with them are not needed. */
export async function formOf(tx: Tx, { words }: CompiledQuery, limit: number): Promise<WordForm> {
  if (words.length === 0 || words.length > MAX_ESTIMATED_WORDS) return "prefix";
  const whole = words.map((word) => `(${wholeWord(word)})`).join(" & ");
  return (await estimate(tx, whole)) >= 2 * limit ? "whole" : "prefix";
}

interface Plan {
  Plan: { "Plan Rows": number; Plans?: Plan["Plan"][] };
}

/** The number of the account's texts with a word, or of all, as Postgres estimates it: at least 1. */
async function estimate(tx: Tx, word: string | null): Promise<number> {
  const [row] = await tx.execute<{ "QUERY PLAN": Plan[] }>(
    word === null
      ? sql`explain (format json) select 1 from vault_texts`
      : sql`explain (format json) select 1 from vault_texts where words @@ ${word}::text::tsquery`,
  );
  return Math.max(1, row?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 1);
}
