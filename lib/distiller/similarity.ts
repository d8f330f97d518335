import { contentWords, type Language, languageOf, matchKey } from "@/lib/language";

/** What identifies a statement independent of its wording. */
export interface Signature {
  /** Content words, as keys. */
  words: ReadonlySet<string>;
  /** Numbers, dates and quarters, sorted. */
  figures: string;
  /** Capitalized words within the sentence, as keys. */
  names: readonly string[];
  isDenied: boolean;
  /** Nouns are capitalized, so `names` includes them. */
  hasNouns: boolean;
}

const FIGURE =
  /\d+(?:[.,:/-]\d+)*|\b(?:q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu;
const DENIAL = /\b(?:not|no|never|none|nobody|nothing|without|against|cannot)\b|n['’]t\b/i;
/** Words that introduce a statement but are not part of it. */
const FILLER = new Set(
  "we i they decided decide agreed agree resolved opted voted approved assume assumes assumed assuming assumption expect expects expected believe believes suspect suspects reckon presumably probably going that decision everyone all".split(
    " ",
  ),
);

export function signatureOf(statement: string): Signature {
  const language = languageOf(statement);
  const days = language ? new RegExp(`${FIGURE.source}|${language.dateWords.source}`, "giu") : FIGURE;
  const figures = (statement.toLowerCase().match(days) ?? []).sort().join(" ");
  const frequent = frequentIn(language);
  const words = new Set(contentWords(statement).filter((word) => !FILLER.has(word) && !frequent.has(word)));
  const capitalised = statement.match(/(?<=[\p{L}\p{N},;:)"'’] )\p{Lu}[\p{L}\p{N}-]*/gu) ?? [];
  const names = capitalised.flatMap((name) => contentWords(name)).filter((name) => !FILLER.has(name));
  return {
    words,
    figures,
    names,
    isDenied: (language?.learnings?.denial ?? DENIAL).test(statement),
    hasNouns: language?.nounsHaveCapitals === true,
  };
}

const NONE: ReadonlySet<string> = new Set();
const frequentWords = new Map<Language, ReadonlySet<string>>();

/** The articles and particles of a language, as keys. */
function frequentIn(language: Language | undefined): ReadonlySet<string> {
  if (language === undefined) return NONE;
  const known = frequentWords.get(language) ?? new Set([...language.words].map(matchKey));
  frequentWords.set(language, known);
  return known;
}

const MIN_COMMON = 2;

/** The same statement in other words: equal figures and names, and mostly the same words. */
export function isSameStatement(a: Signature, b: Signature): boolean {
  return isAgreeing(a, b) && overlap(a, b, { ofShorter: 0.8, ofLonger: 0.6 });
}

/** Statements on the same subject that do not contradict each other. */
export const isSimilar = (a: Signature, b: Signature): boolean =>
  a.figures === b.figures && a.isDenied === b.isDenied && overlap(a, b, { ofShorter: 0.6, ofLonger: 0.4 });

function isAgreeing(a: Signature, b: Signature): boolean {
  if (a.figures !== b.figures || a.isDenied !== b.isDenied) return false;
  if (a.hasNouns || b.hasNouns) {
    const [short, long] = a.words.size <= b.words.size ? [a, b] : [b, a];
    return short.names.every((name) => long.words.has(name));
  }
  return a.names.every((name) => b.words.has(name)) && b.names.every((name) => a.words.has(name));
}

function overlap(a: Signature, b: Signature, least: { ofShorter: number; ofLonger: number }): boolean {
  const [short, long] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  const common = [...short].filter((word) => long.has(word)).length;
  if (common < Math.min(MIN_COMMON, short.size) || common === 0) return false;
  return common / short.size >= least.ofShorter && common / long.size >= least.ofLonger;
}
