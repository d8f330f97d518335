import { isNameOfThing, languageOf } from "@/lib/language";
import type { Document } from "./documents";
import type { GroupTexts, VaultTexts } from "./texts";
import { firstWords, isCapitalised, isInflectedVerb, isLabelWord, isTerm, wordsIn } from "./words";

/** The weight of a word in a title. */
const TITLE_WEIGHT = 2;
const MAX_TERMS = 6;
const MIN_THINGS = 3;
/** Only this many words of a group are checked for being things. */
const MAX_CHECKED = 40;
/** A group with more than this share of the records has no contrast: its terms are its most frequent words. */
const NEARLY_ALL = 0.8;

/**
 * The distinctive words of each group, best first: frequent in its records and rare in others. The score of a word is
 * its contribution to the Kullback-Leibler divergence of the group's words from all words.
 */
export function termsOf(vault: VaultTexts, groups: readonly GroupTexts[]): string[][] {
  return groups.map(({ size, words }) => {
    const isOnly = size > NEARLY_ALL * vault.words.texts;
    const scored: { word: string; score: number }[] = [];
    for (const { word, texts, share } of words.shares()) {
      const divergence = share * Math.log(share / (vault.words.shareOf(word) ?? share));
      const score = isOnly ? share + divergence : divergence;
      if (texts >= 2 && score > 0) scored.push({ word, score });
    }
    scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
    const named = scored.map(({ word }) => vault.forms.of(word)).filter((word) => isLabelWord(word));
    return withDistinctStems(thingsFirst(named.slice(0, MAX_CHECKED))).slice(0, MAX_TERMS);
  });
}

/** The words that name things; where these are too few, also what may be one: "harvest". */
function thingsFirst(words: readonly string[]): string[] {
  const things = words.filter(isNameOfThing);
  if (things.length >= MIN_THINGS) return things;
  return [...things, ...words.filter((word) => !things.includes(word) && !isInflectedVerb(word))];
}

/** The distinct words of a document, with their weights; in German its nouns. */
export function wordsOf({ name, text }: Document): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, weight: number) => {
    const key = word.toLowerCase();
    if (!isTerm(key)) return;
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  const hasNouns = languageOf(text)?.nounsHaveCapitals;
  for (const word of wordsIn(name)) add(word, TITLE_WEIGHT);
  for (const word of firstWords(text)) if (!hasNouns || isCapitalised(word)) add(word, 1);
  return found;
}

/** Without words that are another form of an earlier one: invoice, invoices. */
function withDistinctStems(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    if (kept.length >= MAX_TERMS) break;
    if (!kept.some((each) => stem(each) === stem(word))) kept.push(word);
  }
  return kept;
}

/** A word without what its forms differ in: invoice, invoices. */
export const stem = (word: string): string =>
  word.replace(/(?:'s|’s|ies|es|s|ing|ed|en|er|n|e)$/u, "").slice(0, 8);
