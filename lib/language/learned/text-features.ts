import { ENGLISH_CUES } from "../english/cues";
import { LANGUAGES } from "../languages";
import { anyOf } from "../languages/vocabulary";
import { CUES, type Cues } from "../match/cues";
import { matchKey } from "../match/key";
import { isBareVerb, isVerb } from "../words/lexicon";

/** A name in a text: its offsets. */
export interface NamePlace {
  start: number;
  end: number;
}

/** In place of a person's name: who it is says nothing. */
const NAME = "NAME";
const MAX_WORDS = 80;
const STEM_LENGTH = 5;

const WORD =
  /\u0001+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{M}]+(?:['’]\p{L}+)?|\d+|[:;–—→()[\]/&%€$£+]/gu;

/** The words of a text in lower case, as features have them: numbers are `#`, letters of Chinese and Japanese are words. */
export function featureWords(text: string, names: readonly NamePlace[] = []): string[] {
  let shown = text.toLowerCase();
  if (shown.length !== text.length) shown = text;
  for (const { start, end } of names)
    shown = `${shown.slice(0, start)}${"\u0001".repeat(end - start)}${shown.slice(end)}`;
  return (shown.match(WORD) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => (word.startsWith("\u0001") ? NAME : /^\d/.test(word) ? "#" : word.replace("’", "'")));
}

/** What a sentence consists of: its words and pairs of words, how it begins and ends, days and pronouns. */
export function textFeatures(text: string, language: string, names: readonly NamePlace[] = []): string[] {
  const words = featureWords(text, names);
  const [first = "", second = ""] = words;
  const last = words.at(-1) ?? "";
  const found = [
    ...words.map((word) => `w ${word}`),
    ...words.filter((word) => word.length > STEM_LENGTH).map((word) => `s ${stemOf(word)}`),
    ...words.slice(1).map((word, at) => `b ${words[at]} ${word}`),
    `first ${first}`,
    `first ${first} ${second}`,
    `first-end ${language} ${first.slice(-2)}`,
    `last ${last}`,
    `last-end ${language} ${last.slice(-2)}`,
    `lead ${verbForm(/^\W*([\p{L}'’-]+)/u.exec(text)?.[1] ?? "")}`,
    `lang ${language}`,
    `length ${Math.min(6, Math.floor(Math.log2(words.length + 1) * 1.5))}`,
    `end ${/[?!:….]$/u.exec(text)?.[0] ?? "none"}`,
    ...PRONOUNS.flatMap(([who, pattern]) => (pattern.test(text) ? [`pronoun ${who}`] : [])),
  ];
  return found;
}

const stemOf = (word: string): string => matchKey(word).slice(0, STEM_LENGTH);

/** `bare` as in an order, `s`, `ed` and `ing` of a verb, `no`. */
export const verbForm = (word: string): string =>
  isBareVerb(word) ? "bare" : isVerb(word) ? `verb ${/(?:ing|ed|s)$/.exec(word)?.[0] ?? ""}` : "no";

const PRONOUNS: readonly (readonly [string, RegExp])[] = [
  ["i", new RegExp(String.raw`(?<!\p{L})${anyOf("pronounI")}(?!\p{L})`, "u")],
  ["you", new RegExp(String.raw`(?<!\p{L})${anyOf("pronounYou")}(?!\p{L})`, "iu")],
  ["we", new RegExp(String.raw`(?<!\p{L})${anyOf("pronounWe")}(?!\p{L})`, "iu")],
];

const DAY = new RegExp(
  String.raw`(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|r|rs|nes|ur)*(?!\p{L})|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:\p{Ll}{3,6})?(?!\p{L})|\btomorrow\b|\btoday\b|\btonight\b|\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}[./]\d{1,2}\b|${LANGUAGES.map(({ dateWords }) => dateWords.source).join("|")}`,
  "iu",
);

const DAYS = new RegExp(DAY, "giu");

const CUES_BY_CODE = new Map<string, Cues>(LANGUAGES.map(({ code, cues }) => [code, cues]));

/** What the words of a text say of it, by kind: `settled`, `takes`. */
export function cuesIn(text: string, language: string): string[] {
  const cues = CUES_BY_CODE.get(language) ?? ENGLISH_CUES;
  const found: string[] = CUES.filter((kind) => cues[kind].test(text));
  if (CONTRAST.test(text)) found.push("contrast");
  if (NONE_LEADS.test(text)) found.push("none");
  return found;
}

/** "We go to Juist, not to Heidelberg" */
const CONTRAST = new RegExp(
  String.raw`[,;(–—-]\s*(?:${anyOf("and")} )?${anyOf("not")}\s\p{L}|(?<!\p{L})${anyOf("notAloud")}(?!\p{L})|${anyOf("notBut")}`,
  "u",
);
/** "No deploys before ten", "Plus d'entrecôte", "Keine Handys" */
const NONE_LEADS = new RegExp(
  String.raw`^(?:[\p{L} ]{2,20}[:–—-]\s)?\W*(?:${anyOf("none")}(?!\p{L})|${anyOf("noneElided")})`,
  "iu",
);

/** The days that a text names. */
export const daysIn = (text: string): NamePlace[] =>
  [...text.matchAll(DAYS)].map(({ 0: day, index }) => ({ start: index, end: index + day.length }));

/** Whether a day is named, what precedes it, and whether the text ends with it. */
export function dayFeatures(text: string, shape: string): string[] {
  const day = DAY.exec(text);
  if (day === null) return [];
  const before = /(\p{L}+)\s*(?:the\s)?$/u.exec(text.slice(0, day.index))?.[1] ?? "";
  const ends = !/[\p{L}\d]/u.test(text.slice(day.index + day[0].length));
  return ["day named", `day ${shape}`, `day after ${before.toLowerCase()}`, ...(ends ? ["day ends"] : [])];
}
