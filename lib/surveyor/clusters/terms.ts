import { isNameOfThing, languageOf } from "@/lib/language";
import type { Document } from "./documents";
import { firstWords, isInflectedVerb, isLabelWord, isTerm, wordsIn } from "./words";

/** The weight of a word in a title. */
const TITLE_WEIGHT = 2;
const MAX_TERMS = 6;
const LABEL_TERMS = 3;
/** Words of a group of which it is asked whether they are things. */
const MAX_CHECKED = 40;
/** A group with more than this share of the records has no contrast: its terms are its most frequent words. */
const NEARLY_ALL = 0.8;

/**
 * The distinctive words of each group, best first: frequent in its records and rare in others. The score of a word is
 * its contribution to the Kullback-Leibler divergence of the group's words from all words.
 */
export function termsOf(
  documents: readonly Document[],
  groups: readonly { members: readonly string[] }[],
): string[][] {
  const words = new Map(documents.map((document) => [document.path, wordsOf(document)]));
  const forms = new Forms(documents);
  const everywhere = frequencies([...words.values()]);
  return groups.map(({ members }) => {
    const own = frequencies(members.flatMap((path) => words.get(path) ?? []));
    const isOnly = members.length > NEARLY_ALL * documents.length;
    const scored = [...own].flatMap(([word, { share, documents: n }]) => {
      const overall = everywhere.get(word)?.share ?? share;
      const divergence = share * Math.log(share / overall);
      const score = isOnly ? share + divergence : divergence;
      return n >= 2 && score > 0 ? [{ word, score }] : [];
    });
    scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
    const named = scored.map(({ word }) => forms.of(word)).filter((word) => isLabelWord(word));
    return withDistinctStems(thingsFirst(named.slice(0, MAX_CHECKED))).slice(0, MAX_TERMS);
  });
}

/** The words that name things; where these are too few, also what may be one: "harvest". */
function thingsFirst(words: readonly string[]): string[] {
  const things = words.filter(isNameOfThing);
  if (things.length >= LABEL_TERMS) return things;
  return [...things, ...words.filter((word) => !things.includes(word) && !isInflectedVerb(word))];
}

/** A label made from terms; null without terms. */
export const labelFromTerms = (terms: readonly string[]): string | null =>
  terms.length === 0 ? null : terms.slice(0, LABEL_TERMS).join(", ");

/** The words of documents in use: three steps need them. */
const known = new WeakMap<Document, ReadonlyMap<string, number>>();

/** The distinct words of a document, with their weights; of a German text its nouns. */
export function wordsOf(document: Document): ReadonlyMap<string, number> {
  const words = known.get(document) ?? readWords(document);
  known.set(document, words);
  return words;
}

function readWords({ name, text }: Document): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, weight: number) => {
    const key = word.toLowerCase();
    if (!isTerm(key)) return;
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  const hasNouns = languageOf(text)?.code === "de";
  for (const word of wordsIn(name)) add(word, TITLE_WEIGHT);
  for (const word of firstWords(text)) if (!hasNouns || isCapitalised(word)) add(word, 1);
  return found;
}

export const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

interface Frequency {
  /** The share of the documents that have it; titles count more. */
  share: number;
  documents: number;
}

function frequencies(documents: readonly ReadonlyMap<string, number>[]): Map<string, Frequency> {
  const found = new Map<string, Frequency>();
  for (const words of documents)
    for (const [word, weight] of words) {
      const known = found.get(word) ?? { share: 0, documents: 0 };
      found.set(word, {
        share: known.share + weight / documents.length,
        documents: known.documents + 1,
      });
    }
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

const stem = (word: string): string => word.replace(/(?:'s|’s|ies|es|s|ing|ed|en|er|n|e)$/u, "").slice(0, 8);

/** The most frequent spelling of a word: `Portugal`, `invoice`, `API`. */
class Forms {
  private readonly counts = new Map<string, Map<string, number>>();

  constructor(documents: readonly Document[]) {
    for (const { text } of documents)
      for (const word of firstWords(text)) {
        const key = word.toLowerCase();
        const forms = this.counts.get(key) ?? new Map<string, number>();
        forms.set(word, (forms.get(word) ?? 0) + 1);
        this.counts.set(key, forms);
      }
  }

  of(word: string): string {
    const forms = [...(this.counts.get(word) ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return forms[0]?.[0] ?? word;
  }
}
