import type { KnownRecord } from "../plan";

/** More would cost tokens and lead the model astray. */
const MAX_RECORDS = 30;
/** The part of a name's words that must be in the text. */
const MIN_SHARE = 0.5;
/** Shorter words are too frequent to count. */
const MIN_LETTERS = 3;
const WHOLE = { share: 1, found: 1 };

/**
 * The known records that a text may mean, at most 30, the likeliest first: by the share of the words of their name that are
 * in it, then by the number of these.
 */
export function mentionedRecords(text: string, known: readonly KnownRecord[]): KnownRecord[] {
  const words = new Set(wordsOf(text));
  const spaced = ` ${wordsOf(text).join(" ")} `;
  const named = known.map((record) => {
    const names = [record.name, ...record.aliases];
    return { record, ...(isShortIn(names, spaced) ? WHOLE : matchOf(names, words)) };
  });
  return named
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share || b.found - a.found)
    .slice(0, MAX_RECORDS)
    .map(({ record }) => record);
}

/** Scripts that do not separate words. */
const UNSEPARATED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a name of short words only (Bo Li), or in a script without spaces, is in the text as a whole. */
const isShortIn = (names: readonly string[], spaced: string): boolean =>
  names.some((name) => {
    const own = wordsOf(name);
    if (UNSEPARATED.test(name)) return own.length > 0 && own.every((word) => spaced.includes(word));
    return own.every(({ length }) => length < MIN_LETTERS) && spaced.includes(` ${own.join(" ")} `);
  });

/** How much of the best of several names is in a text. */
function matchOf(names: readonly string[], words: ReadonlySet<string>): { share: number; found: number } {
  let best = { share: 0, found: 0 };
  for (const name of names) {
    const own = wordsOf(name).filter((word) => word.length >= MIN_LETTERS);
    const found = own.filter((word) => words.has(word)).length;
    const share = own.length === 0 ? 0 : found / own.length;
    if (share > best.share || (share === best.share && found > best.found)) best = { share, found };
  }
  return best;
}

/** In one Unicode form: an accent that is a separate character would divide a word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
