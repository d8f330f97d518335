import { type Phrase, PLACE_WORDS, strongKind } from "@/lib/language";
import type { OrgSources } from "./sources";

/** A longer run of letters is no word before a place. */
const MAX_LETTERS = 80;

/** Whether the note has a single word as a part of a longer name, or before the word of a place. */
export function partsOfNames({ phrases, document }: OrgSources): (phrase: Phrase) => boolean {
  const first = firstWords(phrases);
  const before = wordsBeforePlaces(document.source.masked);
  return ({ words, text }) => words.length === 1 && (first.has(words[0]) || before.has(text));
}

/** `Jasmijn`, where the note also says `Jasmijn Hoekstra`. */
const firstWords = (phrases: readonly Phrase[]): ReadonlySet<string | undefined> =>
  new Set(
    phrases
      .filter((phrase) => phrase.words.length === 2 && strongKind(phrase) === undefined)
      .map(({ words }) => words[0]),
  );

/** "back at Avonbank", where the file also says "Avonbank depot". */
function wordsBeforePlaces(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { 1: word = "", index } of text.matchAll(/ (\p{Ll}+)/gu)) {
    if (!PLACE_WORDS.has(word)) continue;
    const [before = ""] = /\S*$/.exec(text.slice(Math.max(0, index - MAX_LETTERS), index)) ?? [];
    for (const { index: start } of before.matchAll(/(?<!\p{L})\S/gu)) found.add(before.slice(start));
  }
  return found;
}
