import { addFeature } from "./hash";
import { LOCAL_DIMENSIONS } from "./space";
import { normalize } from "./vector";

const SHORTEST = 3;
const LONGEST = 5;
const WHOLE_WORD = 2;

/** Scripts that put no blanks between words: two characters take the place of a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;

/**
 * A text as the pieces of its words, hashed: 3 to 5 letters at a time, and whole words. It knows spelling, not
 * meaning: texts are near when they share words or parts of words, whatever their language.
 */
export function embedByNgrams(text: string): Float32Array {
  const counts = new Map<string, number>();
  const note = (feature: string, by: number) => counts.set(feature, (counts.get(feature) ?? 0) + by);
  for (const word of wordsIn(text)) {
    if (UNSPACED.test(word)) for (const pair of gramsOf([...word], 2)) note(pair, 1);
    else {
      const letters = [...`^${word}$`];
      note(letters.join(""), WHOLE_WORD);
      for (let n = SHORTEST; n <= LONGEST; n += 1) for (const gram of gramsOf(letters, n)) note(gram, 1 / n);
    }
  }
  const vector = new Float32Array(LOCAL_DIMENSIONS);
  for (const [feature, count] of counts) addFeature(vector, feature, Math.sqrt(count));
  return normalize(vector);
}

const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const gramsOf = (letters: readonly string[], n: number): string[] =>
  letters.length <= n
    ? [letters.join("")]
    : Array.from({ length: letters.length - n + 1 }, (_, at) => letters.slice(at, at + n).join(""));
