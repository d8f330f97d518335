import { isNameOfThing } from "@/lib/language";
import { stem } from "./terms";
import type { GroupTexts, VaultTexts } from "./texts";
import { isInflectedVerb, isLabelWord } from "./words";

/** A word or a noun phrase that a group may be named by. */
interface Candidate {
  text: string;
  /** Their stems. */
  words: readonly string[];
  /** The share of the group's records that have it. */
  inside: number;
  /** That, and the share of those that have it in their name. */
  coverage: number;
  score: number;
}

/** Terms in fewer of the records do not name a group. A record that has the term in its name counts once more. */
const MIN_SHARE = 0.15;
const MIN_COVERAGE = { phrase: 0.2, word: 0.25 };
const MIN_RECORDS = 2;
/** How much rarer it must be elsewhere. */
const MIN_CONTRAST = 3;
/** Between terms that are equally rare elsewhere, higher coverage counts more than in proportion. */
const COVERAGE_POWER = 1.2;
/** Only this many candidates are checked for being names of things. */
const MAX_CHECKED = 40;
/** A term with less coverage names only a part of the group, so another part is named as well. */
const WHOLE = { phrase: 0.6, word: 1.2 };
/** With less coverage than this, any further term is better than none. */
const SMALL = 0.4;
/** The minimum score of the second term, relative to the first. */
const MIN_SECOND = 0.5;
/** Terms of a label without any candidate. */
const MAX_TERMS = 3;
/** The share of the records with a word that a phrase needs to replace it: “Web application” instead of “web”. */
const MIN_EXTENSION = 0.4;

/**
 * What a person would name each group by: the noun phrase or word that covers most of it and is rare elsewhere, and a second one
 * where that is in a part of the records only. Where nothing is, the best of the group's terms.
 */
export const labelsOf = (
  vault: VaultTexts,
  groups: readonly GroupTexts[],
  terms: readonly (readonly string[])[],
): string[] =>
  groups.map((group, at) => {
    const chosen = choose(candidatesOf(vault, group), terms[at] ?? []);
    const label = (chosen.length > 0 ? chosen : (terms[at] ?? []).slice(0, MAX_TERMS)).join(", ");
    return label === "" ? "Unnamed" : label.charAt(0).toUpperCase() + label.slice(1);
  });

/** One or two names; none without candidates. */
function choose(candidates: readonly Candidate[], terms: readonly string[]): string[] {
  const [first] = candidates;
  if (first === undefined) return [];
  const best =
    candidates.find((each) => extendsWord(each, first)) ??
    candidates.find((each) => isBetter(each, first)) ??
    first;
  if (best.coverage >= WHOLE[kindOf(best.words)]) return [best.text];
  const second = candidates.find(
    ({ score, words }) => score >= MIN_SECOND * best.score && !haveOne(words, best.words),
  );
  const term = best.coverage < SMALL ? terms.find((each) => !haveOne([stem(each)], best.words)) : undefined;
  const beside = second?.text ?? term;
  return beside === undefined ? [best.text] : [best.text, beside];
}

/** Best first. */
function candidatesOf(vault: VaultTexts, { size, names, phrases, words }: GroupTexts): Candidate[] {
  const all = vault.words.texts;
  const spaced = names.map((name) => ` ${name.replace(/[^\p{L}\p{N}]+/gu, " ")} `);
  const found: Candidate[] = [];
  const consider = (key: string, text: string, { texts, inVault }: { texts: number; inVault: number }) => {
    const inside = texts / size;
    const outside = Math.max(0, inVault - texts) / Math.max(1, all - size);
    if (texts < MIN_RECORDS || inside < MIN_SHARE || inside < MIN_CONTRAST * outside) return;
    const parts = key.split(" ");
    const coverage = inside + spaced.filter((name) => name.includes(` ${key} `)).length / size;
    if (coverage < MIN_COVERAGE[kindOf(parts)]) return;
    const contrast = Math.log(inside / (outside + 1 / all));
    // Of two equally frequent phrases, the longer one says more.
    const score = coverage ** COVERAGE_POWER * contrast * Math.sqrt(parts.length);
    found.push({ text, words: parts.map(stem), inside, coverage, score });
  };
  for (const [key, { texts, spelling }] of phrases)
    consider(key, spelling, { texts, inVault: vault.phrases.textsWith(key) });
  for (const { word, texts } of words.shares()) {
    const text = vault.forms.of(word);
    if (isLabelWord(text) && !isInflectedVerb(text) && !phrases.has(word))
      consider(word, text, { texts, inVault: vault.words.textsWith(word) });
  }
  found.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return found
    .slice(0, MAX_CHECKED)
    .filter(({ text }) => isNameOfThing(text) || vault.forms.isName(text.toLowerCase()));
}

const kindOf = (words: readonly string[]): "phrase" | "word" => (words.length > 1 ? "phrase" : "word");

/** Whether they have a word in common, also where one begins with the other: “website” and “web”. */
const haveOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((word) => others.some((each) => word.startsWith(each) || each.startsWith(word)));

/** Many are named by a word and a number: “Batch 3”. A phrase that most of them have says what they are about. */
const isBetter = (phrase: Candidate, word: Candidate): boolean =>
  word.words.length === 1 &&
  phrase.words.length > 1 &&
  phrase.inside >= WHOLE.phrase &&
  phrase.score >= MIN_SECOND * word.score;

/** Whether a phrase can replace a word that is in it. */
const extendsWord = (phrase: Candidate, word: Candidate): boolean =>
  word.words.length === 1 &&
  phrase.words.length > 1 &&
  haveOne(phrase.words, word.words) &&
  phrase.inside >= MIN_EXTENSION * word.inside;
