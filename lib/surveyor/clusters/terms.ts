import { FUNCTION_WORDS, LANGUAGES } from "@/lib/language";
import type { Document } from "./documents";

/** Words read per text, and the weight of a word in a title. */
const MAX_WORDS = 150;
const TITLE_WEIGHT = 2;
const MAX_TERMS = 6;
const LABEL_TERMS = 3;
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
    return withDistinctStems(scored.map(({ word }) => word))
      .slice(0, MAX_TERMS)
      .map((word) => forms.of(word));
  });
}

/** A label made from terms; null without terms. */
export const labelFromTerms = (terms: readonly string[]): string | null =>
  terms.length === 0 ? null : terms.slice(0, LABEL_TERMS).join(", ");

const WORD = /[\p{L}][\p{L}\p{N}'’-]*[\p{L}\p{N}]/gu;

/** What a file is says nothing of what it is about. */
const FORMATS = new Set(
  (
    "pdf doc docx odt rtf txt md markdown html htm xml json csv tsv xls xlsx ppt pptx yaml yml jpg jpeg png gif svg webp mp3 mp4 wav " +
    "zip eml mbox ics vtt srt exe log file files attachment screenshot image http https www com org net href src utf"
  ).split(" "),
);

/** Whether a word says something, in any of the languages. */
export function isTerm(word: string): boolean {
  const key = word.toLowerCase();
  return key.length >= 3 && !FUNCTION_WORDS.has(key) && !FORMATS.has(key) && !isFrequent(key);
}

const isFrequent = (key: string): boolean => LANGUAGES.some(({ words }) => words.has(key));

/** The distinct words of a document, with their weights. */
export function wordsOf({ name, text }: Document): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, weight: number) => {
    const key = word.toLowerCase();
    if (!isTerm(key)) return;
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  for (const [word] of name.matchAll(WORD)) add(word, TITLE_WEIGHT);
  for (const word of firstWords(text)) add(word, 1);
  return found;
}

export function firstWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    words.push(word);
    if (words.length === MAX_WORDS) break;
  }
  return words;
}

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
