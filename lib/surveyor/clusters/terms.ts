import { FUNCTION_WORDS } from "@/lib/language";

/** What terms are looked for in. */
export interface Document {
  path: string;
  name: string;
  text: string;
}

/** Words of a text that are looked at, and how often one of a title counts. */
const WORDS = 150;
const TITLE = 2;
const TERMS = 6;
const LABEL = 3;
/** A group of so many of all records is set apart from nothing: its words are simply its most frequent. */
const NEARLY_ALL = 0.8;

/**
 * For each group the words that set it apart, best first: what its records have often and others rarely. A word's
 * score is what it contributes to the divergence of the group's words from all words (Kullback and Leibler).
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
    return withoutTwins(scored.map(({ word }) => word))
      .slice(0, TERMS)
      .map((word) => forms.of(word));
  });
}

/** A label made of terms, for people; null when there are none. */
export const labelOf = (terms: readonly string[]): string | null =>
  terms.length === 0 ? null : terms.slice(0, LABEL).join(", ");

const WORD = /[\p{L}][\p{L}\p{N}'’-]*[\p{L}\p{N}]/gu;

/** The distinct words of a document, with how much each counts. */
function wordsOf({ name, text }: Document): Map<string, number> {
  const found = new Map<string, number>();
  const note = (word: string, weight: number) => {
    const key = word.toLowerCase();
    if (key.length < 3 || FUNCTION_WORDS.has(key)) return;
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  for (const [word] of name.matchAll(WORD)) note(word, TITLE);
  for (const word of firstWords(text)) note(word, 1);
  return found;
}

function firstWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    words.push(word);
    if (words.length === WORDS) break;
  }
  return words;
}

interface Frequency {
  /** The part of the documents that have it, more where it stands in titles. */
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

/** Without words that only are another form of an earlier one: invoice, invoices. */
function withoutTwins(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    if (kept.length >= TERMS) break;
    if (!kept.some((each) => stem(each) === stem(word))) kept.push(word);
  }
  return kept;
}

const stem = (word: string): string => word.replace(/(?:'s|’s|ies|es|s|ing|ed|en|er|n|e)$/u, "").slice(0, 8);

/** How a word is written most often: `Portugal`, `invoice`, `API`. */
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
