import { CHINESE } from "../chinese";
import { DUTCH } from "../dutch";
import { FRENCH } from "../french";
import { GERMAN } from "../german";
import { ITALIAN } from "../italian";
import { JAPANESE } from "../japanese";
import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { PORTUGUESE } from "../portuguese";
import { SPANISH } from "../spanish";

/** The languages besides English. */
export const LANGUAGES: readonly Language[] = [
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  JAPANESE,
  CHINESE,
];

const ENGLISH_WORDS = wordSet(
  "the a an and or but not is are was were be been has have had will would can could should of to in on at by for with from about that this these those it its he she they we you i his her their our my your as if so than then there which who what when where how all no yes do does did",
);
const MIN_WORDS = 2;
const MAX_LENGTH = 2_000;

/** The language of a line by its frequent words; undefined for English, and where they are too few. */
export function languageOf(text: string): Language | undefined {
  const start = text.slice(0, MAX_LENGTH).toLowerCase();
  const byScript = languageByScript(start);
  if (byScript !== undefined) return byScript;
  const words = start.match(/\p{L}+/gu) ?? [];
  const countOf = (known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length;
  const counts = LANGUAGES.map((language) => ({
    language,
    count: countOf(language.words) + (language.letters.test(start) ? 1 : 0),
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  if (first === undefined || first.count < MIN_WORDS || first.count === second?.count) return undefined;
  return first.count > countOf(ENGLISH_WORDS) ? first.language : undefined;
}

/** A third of the letters: names of others are written in their letters. */
const MIN_SCRIPT_SHARE = 1 / 3;

function languageByScript(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letter));
  if (foreign.length === 0 || foreign.length < MIN_SCRIPT_SHARE * letters.length) return undefined;
  return LANGUAGES.find(({ script }) => script?.test(text));
}
