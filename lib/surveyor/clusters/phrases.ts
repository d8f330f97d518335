import { isBareVerb, isVerb } from "@/lib/language";
import type { Document } from "./documents";
import { firstWords, isTerm } from "./terms";

/** Words of a phrase. */
const MAX_WORDS = 3;
/** The share of a group's records that must have a phrase, and how much rarer it must be elsewhere. */
const MIN_SHARE = 0.2;
const MIN_RECORDS = 2;
const MIN_CONTRAST = 3;

interface Counted {
  records: number;
  /** The spelling that came first. */
  text: string;
}

/**
 * The noun phrase that a person would name each group by: frequent in its records, rare in others. Undefined where no phrase of
 * several words is.
 */
export function phrasesOf(
  documents: readonly Document[],
  groups: readonly { members: readonly string[] }[],
): (string | undefined)[] {
  const byPath = new Map(documents.map((document) => [document.path, phrasesIn(document)]));
  const everywhere = countsOf([...byPath.values()]);
  return groups.map(({ members }) => {
    const own = countsOf(members.flatMap((path) => byPath.get(path) ?? []));
    const others = Math.max(1, documents.length - members.length);
    const scored = [...own].flatMap(([key, { records, text }]) => {
      const inside = records / members.length;
      const outside = ((everywhere.get(key)?.records ?? records) - records) / others;
      if (records < MIN_RECORDS || inside < MIN_SHARE || inside < MIN_CONTRAST * outside) return [];
      return [{ text, score: inside * Math.log(inside / (outside + 1 / documents.length)) * lengthOf(key) }];
    });
    scored.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
    const [best] = scored;
    return best && best.text.charAt(0).toUpperCase() + best.text.slice(1);
  });
}

/** Of two phrases that are as frequent, the longer one says more. */
const lengthOf = (key: string): number => Math.sqrt(key.split(" ").length);

/** The phrases of several words in a document, by their keys. */
function phrasesIn({ name, text }: Document): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of [name, ...text.split(/[\n.,;:!?()[\]"“”|/]+|\s[-–—]\s/)]) {
    const words = firstWords(part);
    for (let from = 0; from < words.length; from += 1)
      for (let count = 2; count <= MAX_WORDS && from + count <= words.length; count += 1) {
        const phrase = words.slice(from, from + count);
        const key = phrase.join(" ").toLowerCase();
        if (!found.has(key) && isNounPhrase(phrase)) found.set(key, phrase.join(" "));
      }
  }
  return found;
}

/** No word that only connects, no verb at its start, no inflected verb at its end. */
function isNounPhrase(words: readonly string[]): boolean {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return (
    words.every(isTerm) && !(isVerb(first) && !isBareVerb(first)) && !(isVerb(last) && !isBareVerb(last))
  );
}

function countsOf(documents: readonly ReadonlyMap<string, string>[]): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const phrases of documents)
    for (const [key, text] of phrases) {
      const known = counts.get(key);
      if (known) known.records += 1;
      else counts.set(key, { records: 1, text });
    }
  return counts;
}
