/** Whether words are whole, or may also begin longer ones. */
export type WordForm = "whole" | "prefix";

/** How many texts a search may read, as Postgres estimates it. */
export interface Estimates {
  form: WordForm;
  /** Texts of all accounts. */
  texts: number;
  /** Texts of the account. */
  own: number;
  /** For each word the part of the texts that has it, 0 to 1. */
  shares: readonly number[];
}

/**
 * Microseconds, as measured, to read an entry of a word in the index, where words that begin alike are merged first; to
 * sort an entry that has all words looked up; and to match a text with all words.
 */
const ENTRY = { whole: 0.1, prefix: 0.4 } as const;
const FOUND = 0.3;
const TEXT = 1;

/**
 * The words to look up in the index, by their positions: the rarest, as many as cost less to look up than to compare in
 * the texts that the others leave; none where reading texts until `limit` match is cheapest. Postgres itself would look
 * up all of them: it counts the pages of an index, not the entries of the words that begin with a common letter.
 */
export function lookedUp({ form, texts, own, shares }: Estimates, limit: number): number[] {
  const matching = shares.reduce((share, each) => share * each, 1);
  const rarestFirst = shares.map((_, at) => at).sort((a, b) => (shares[a] ?? 1) - (shares[b] ?? 1));
  const first = Math.min(own, limit / matching);
  // Those of other accounts are passed, or the account's are looked up first.
  let [best, cost] = [0, TEXT * first + Math.min(FOUND * own, TEXT * first * (texts / own - 1))];
  let [entries, share] = [0, 1];
  for (const [count, at] of rarestFirst.entries()) {
    entries += texts * (shares[at] ?? 1);
    share *= shares[at] ?? 1;
    const found = texts * share;
    const total = ENTRY[form] * entries + FOUND * found + TEXT * Math.min(found, (limit * share) / matching);
    if (total < cost) [best, cost] = [count + 1, total];
  }
  return rarestFirst.slice(0, best);
}
