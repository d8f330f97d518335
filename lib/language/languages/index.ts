import { addToGroup } from "@/lib/core/group-by";
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

/** All languages except English. */
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

/** The languages that have a word among their frequent ones; null is English. */
const LANGUAGES_OF = new Map<string, (Language | null)[]>();
for (const language of [...LANGUAGES, null])
  for (const word of language?.words ?? ENGLISH_WORDS) addToGroup(LANGUAGES_OF, word, language);

/** The language of a line by its frequent words; undefined for English, and where they are too few. */
export function languageOf(text: string): Language | undefined {
  const start = text.slice(0, MAX_LENGTH);
  if (KNOWN.has(start)) return KNOWN.get(start);
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  const language = recognized(start.toLowerCase().replace(ADDRESS, " "));
  KNOWN.set(start, language);
  return language;
}

/** "com" is a word of Portuguese. */
const ADDRESS = /https?:\/\/\S+|www\.\S+|\.com\b/g;

/** A note is asked for its language by each of its tasks. */
const KNOWN = new Map<string, Language | undefined>();
const MAX_KNOWN = 500;

function recognized(start: string): Language | undefined {
  const byScript = languageByScript(start);
  if (byScript !== undefined) return byScript;
  const counts = new Map<Language | null, number>();
  const count = (language: Language | null) => counts.set(language, (counts.get(language) ?? 0) + 1);
  for (const word of start.match(/\p{L}+/gu) ?? []) LANGUAGES_OF.get(word)?.forEach(count);
  for (const language of LANGUAGES) if (language.letters.test(start)) count(language);
  const english = counts.get(null) ?? 0;
  counts.delete(null);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < MIN_WORDS || first[1] === second?.[1]) return undefined;
  return first[1] > english ? (first[0] ?? undefined) : undefined;
}

/** A third of the letters: names of others are written in their letters. */
const MIN_SCRIPT_SHARE = 1 / 3;

function languageByScript(text: string): Language | undefined {
  const foreign = countOf(text, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  if (foreign === 0 || foreign < MIN_SCRIPT_SHARE * countOf(text, /\p{L}/gu)) return undefined;
  return LANGUAGES.find(({ script }) => script?.test(text));
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
