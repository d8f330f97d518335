import { contentWords } from "@/lib/language";

/** What a statement is known by, however it is worded. */
export interface Signature {
  /** The words that say something, as keys. */
  words: ReadonlySet<string>;
  /** Numbers, dates and quarters, sorted. */
  figures: string;
  /** Words written with a capital within the sentence, as keys. */
  names: readonly string[];
  isDenied: boolean;
}

const FIGURE =
  /\d+(?:[.,:/-]\d+)*|\b(?:q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu;
const DENIAL = /\b(?:not|no|never|none|nobody|nothing|without|against|cannot)\b|n['’]t\b/i;
/** How a statement is made, not what it says. */
const TELLING = new Set(
  "we i they decided decide agreed agree resolved opted voted approved assume assumes assumed assuming assumption expect expects expected believe believes suspect suspects reckon presumably probably going that decision everyone all".split(
    " ",
  ),
);

export function signatureOf(statement: string): Signature {
  const figures = (statement.toLowerCase().match(FIGURE) ?? []).sort().join(" ");
  const words = new Set(contentWords(statement).filter((word) => !TELLING.has(word)));
  const capitalised = statement.match(/(?<=[\p{L}\p{N},;:)"'’] )\p{Lu}[\p{L}\p{N}-]*/gu) ?? [];
  const names = capitalised.flatMap((name) => contentWords(name)).filter((name) => !TELLING.has(name));
  return { words, figures, names, isDenied: DENIAL.test(statement) };
}

const FEWEST_COMMON = 2;

/** The same statement in other words: figures and names agree, and so do most of the words. */
export function isSame(a: Signature, b: Signature): boolean {
  return isAgreeing(a, b) && overlap(a, b, { ofShorter: 0.8, ofLonger: 0.6 });
}

/** Statements that speak of the same without saying the opposite. */
export const isAkin = (a: Signature, b: Signature): boolean =>
  a.figures === b.figures && a.isDenied === b.isDenied && overlap(a, b, { ofShorter: 0.6, ofLonger: 0.4 });

function isAgreeing(a: Signature, b: Signature): boolean {
  if (a.figures !== b.figures || a.isDenied !== b.isDenied) return false;
  return a.names.every((name) => b.words.has(name)) && b.names.every((name) => a.words.has(name));
}

function overlap(a: Signature, b: Signature, least: { ofShorter: number; ofLonger: number }): boolean {
  const [short, long] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  const common = [...short].filter((word) => long.has(word)).length;
  if (common < Math.min(FEWEST_COMMON, short.size) || common === 0) return false;
  return common / short.size >= least.ofShorter && common / long.size >= least.ofLonger;
}
