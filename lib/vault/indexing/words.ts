import { LONGEST_WORD, placed } from "./vector";

/** What stands between two words: whatever is no letter, digit or mark of one. */
const GAP = /[^\p{L}\p{N}\p{M}]+/gu;

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

const isWord = (word: string): boolean => word !== "" && word.length <= LONGEST_WORD;

/** The words of a text, in order, as search knows them: `person/Alice Chen` has three. */
export const wordsOf = (text: string): string[] => folded(text).split(GAP).filter(isWord);

const HALF_OF_CHARACTER = /[\ud800-\udfff]/;

/**
 * A search vector in Postgres' own writing, the words of the title weighing more. Postgres' parser would keep paths,
 * tags and addresses whole (`person/alice`, `area/work`), and of their words only the first could be found.
 */
export function searchVector(title: string, body: string): string {
  const names = wordsOf(title);
  const weighted = names.map((word, at) => `${word}:${at + 1}A `).join("");
  // A phrase must not reach over the end of the title.
  const start = names.length + 1;
  const text = folded(body);
  if (!HALF_OF_CHARACTER.test(text)) return weighted + placed(text, start);
  return (
    weighted +
    wordsOf(body)
      .map((word, at) => `${word}:${start + at + 1} `)
      .join("")
  );
}
