import { addFeature } from "./hash";
import { normalize } from "./vector";

const MIN_LETTERS = 3;
const MAX_LETTERS = 5;
const WHOLE_WORD_WEIGHT = 2;

export const NGRAM_DIMENSIONS = 512;

/** Scripts without spaces between words: pairs of characters are used instead of words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;

/**
 * Hashed character n-grams of 3 to 5 letters and whole words. Captures spelling, not meaning: texts are similar when
 * they share words or parts of words, in any language.
 */
export function embedByNgrams(text: string): Float32Array {
  const counts = new Map<string, number>();
  const add = (feature: string, by: number) => counts.set(feature, (counts.get(feature) ?? 0) + by);
  for (const word of wordsIn(text)) {
    if (UNSPACED.test(word)) for (const pair of gramsOf([...word], 2)) add(pair, 1);
    else {
      const letters = [...`^${word}$`];
      add(letters.join(""), WHOLE_WORD_WEIGHT);
      for (let n = MIN_LETTERS; n <= MAX_LETTERS; n += 1)
        for (const gram of gramsOf(letters, n)) add(gram, 1 / n);
    }
  }
  const vector = new Float32Array(NGRAM_DIMENSIONS);
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
