import { matchKey } from "../match/key";
import { wordSet } from "../match/word-set";

const STOP_WORDS = wordSet(
  "a an and are as at be been but by can could do does for from get had has have he her his i in into is it its me my not of on or our out she so some that the their them then there they this those to up us was we were will with would you your please also just still need needs",
);

/** The words without stop words, as keys. */
export function contentWords(text: string): string[] {
  return matchKey(text)
    .split(" ")
    .filter((word) => word !== "" && !STOP_WORDS.has(word));
}

/** A paraphrase: most words of the shorter statement are in the longer, and their numbers agree. */
export function isSameStatement(a: string, b: string): boolean {
  const [x, y] = [contentWords(a), contentWords(b)];
  const [short, long] = x.length <= y.length ? [x, new Set(y)] : [y, new Set(x)];
  if (short.length === 0) return matchKey(a) === matchKey(b);
  const numbers = (words: Iterable<string>): string =>
    [...new Set([...words].filter((word) => /\d/.test(word)))].sort().join(" ");
  const [n, m] = [numbers(x), numbers(y)];
  if (n !== "" && m !== "" && n !== m) return false;
  return short.filter((word) => long.has(word)).length / short.length >= 0.75;
}
