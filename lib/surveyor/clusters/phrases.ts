import { isNameOfThing, languageOf } from "@/lib/language";
import type { Document } from "./documents";
import { isCapitalised } from "./terms";
import type { GroupTexts, VaultTexts } from "./texts";
import { ELISION, isInflectedVerb, isLabelWord } from "./words";

/** Words of a phrase. */
const MAX_WORDS = 3;
/** The share of a group's records that must have a phrase, and how much rarer it must be elsewhere. */
const MIN_SHARE = 0.2;
const MIN_RECORDS = 2;
const MIN_CONTRAST = 3;

/**
 * The noun phrase that a person would name each group by: frequent in its records, rare in others. Undefined where no
 * phrase is.
 */
export function phrasesOf(vault: VaultTexts, groups: readonly GroupTexts[]): (string | undefined)[] {
  const all = vault.words.texts;
  return groups.map(({ size, names, phrases }) => {
    const scored: { text: string; score: number }[] = [];
    for (const [key, { texts, spelling }] of phrases) {
      const inside = texts / size;
      const outside = Math.max(0, vault.phrases.textsWith(key) - texts) / Math.max(1, all - size);
      if (texts < MIN_RECORDS || inside < MIN_SHARE || inside < MIN_CONTRAST * outside) continue;
      const contrast = Math.log(inside / (outside + 1 / all));
      const titles = names.filter((name) => name.includes(key)).length / size;
      scored.push({ text: spelling, score: (inside + titles) * contrast * lengthOf(key) });
    }
    scored.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
    const best = scored.find(({ text }) => isNameOfThing(text));
    return best && best.text.charAt(0).toUpperCase() + best.text.slice(1);
  });
}

/** Of two phrases that are as frequent, the longer one says more. */
const lengthOf = (key: string): number => Math.sqrt(key.split(" ").length);

/** What stands between two phrases. */
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
