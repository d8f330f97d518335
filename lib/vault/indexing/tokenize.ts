import { MAX_WORD_LENGTH, wordPositions } from "./vector";

/** The separator of words: anything but letters, digits and their marks. */
const GAP = /[^\p{L}\p{N}\p{M}]+/gu;

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

const isWord = (word: string): boolean => word !== "" && word.length <= MAX_WORD_LENGTH;

/** The words of a text in order: `person/Alice Chen` has three. */
export const tokenize = (text: string): string[] => folded(text).split(GAP).filter(isWord);

const LONE_SURROGATE = /[\ud800-\udfff]/;

/**
 * A `tsvector` literal in which the words of the title have a higher weight. Postgres' parser would keep paths, tags and
 * addresses as one token (`person/alice`, `area/work`), of which only the first word could be found.
 */
export function searchVector(title: string, body: string): string {
  const names = tokenize(title);
  const weighted = names.map((word, at) => `${word}:${at + 1}A `).join("");
  // A phrase must not cross the end of the title.
  const start = names.length + 1;
  const text = folded(body);
  if (!LONE_SURROGATE.test(text)) return weighted + wordPositions(text, start);
  return (
    weighted +
    tokenize(body)
      .map((word, at) => `${word}:${start + at + 1} `)
      .join("")
  );
}
