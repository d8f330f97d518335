import { languageOf } from "@/lib/language";
import type { Document } from "./documents";
import { ELISION, isCapitalised, isInflectedVerb, isLabelWord } from "./words";

/** Words of a phrase. */
const MAX_WORDS = 3;
/** Separates two phrases. */
const BREAKS = /[^\p{L}\p{N}'’ -]+|\s[-–—]+\s/u;

/** The phrases of a document in its own spelling, by their keys: of several words, in German also a single noun. */
export function phrasesIn({ name, text }: Document): Map<string, string> {
  const found = new Map<string, string>();
  const language = languageOf(text);
  const adjectives = language?.nounsHaveCapitals ? language.adjectives : undefined;
  for (const part of [name, ...text.replace(ELISION, ", ").split(BREAKS)]) {
    const words = part.split(/ +/).map((word) => word.replace(/^['’-]+|['’-]+$/g, ""));
    for (let from = 0; from < words.length; from += 1)
      for (let count = adjectives ? 1 : 2; count <= MAX_WORDS && from + count <= words.length; count += 1) {
        const phrase = words.slice(from, from + count);
        const key = phrase.join(" ").toLowerCase();
        if (found.has(key) || !phrase.every(isLabelWord)) continue;
        if (adjectives ? isCapitalisedPhrase(phrase, adjectives) : isNounPhrase(phrase))
          found.set(key, phrase.join(" "));
      }
  }
  return found;
}

/** No inflected verb at its start or end. */
const isNounPhrase = (words: readonly string[]): boolean =>
  !isInflectedVerb(words[0] ?? "") && !isInflectedVerb(words.at(-1) ?? "");

/** A noun, which is capitalised, and before it only nouns and adjectives. */
function isCapitalisedPhrase(words: readonly string[], adjectives: RegExp): boolean {
  return (
    isCapitalised(words.at(-1) ?? "") &&
    words.every((word) => isCapitalised(word) || adjectives.test(word)) &&
    (words.length > 1 || (words[0] ?? "").length > 4)
  );
}
