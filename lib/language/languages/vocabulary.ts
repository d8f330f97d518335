import { upperFirst } from "@/lib/core/letter-case";
import { ENGLISH_VOCABULARY } from "../english/vocabulary";
import type { Language } from "../match/language";
import type { Expressions, FunctionWord, Vocabulary } from "../match/vocabulary";
import type { WordLists } from "../match/word-lists";
import { splitWords } from "../match/word-set";
import { OTHER_VOCABULARY } from "../others";
import { LANGUAGES } from "./index";

type Name = FunctionWord | keyof Expressions;
type Code = Language["code"] | "en";

/** The source of a pattern for words and expressions of all languages: `anyOf("and")` is `(?:and|und|et|…)`. */
export const anyOf = (...names: readonly Name[]): string => alternatives(ALL, names);

const ALL = [ENGLISH_VOCABULARY, ...LANGUAGES.map(({ vocabulary }) => vocabulary), OTHER_VOCABULARY];

/** The same of some languages only. */
export const anyIn = (codes: readonly Code[], ...names: readonly Name[]): string =>
  alternatives(codes.map(vocabularyOf), names);

/** As whole words; where words are not separated, anywhere. `before`: what a word begins after. */
export const whole = (name: keyof Expressions, before = String.raw`(?<!\p{L})`): string =>
  String.raw`(?:${before}${alternatives(SEPARATING, [name])}(?!\p{L})|${alternatives(JOINING, [name])})`;

const JOINING = LANGUAGES.filter(({ script }) => script).map(({ vocabulary }) => vocabulary);
const SEPARATING = ALL.filter((vocabulary) => !JOINING.includes(vocabulary));

/** The words of a list of all languages. */
export const wordsIn = (name: keyof WordLists): ReadonlySet<string> =>
  new Set(ALL.flatMap(({ lists }) => splitWords(lists?.[name] ?? "")));

/** How the twelve months begin, each in all languages, or in some. */
export const monthBeginnings = (codes?: readonly Code[]): string[] => {
  const months = (codes?.map(vocabularyOf) ?? ALL).flatMap(({ months }) => months?.split(", ") ?? []);
  return Array.from({ length: MONTHS }, (_, month) =>
    join(
      [],
      months.filter((_, at) => at % MONTHS === month),
    ),
  );
};

const MONTHS = 12;

/** The weekday that a word means, from Sunday as 0: "Mi", "jeudi", "TUES". */
export const weekdayOf = (word: string): number | undefined => {
  for (const { name, beginnings } of WEEKDAYS) {
    const at = name.test(word) ? beginnings.findIndex((begins) => begins.test(word)) : -1;
    if (at >= 0) return (at + 1) % beginnings.length;
  }
  return undefined;
};

const WEEKDAYS = ALL.flatMap(({ weekdays, expressions }) =>
  weekdays === undefined
    ? []
    : [
        {
          name: new RegExp(`^(?:${expressions.weekday})$`, "iu"),
          beginnings: weekdays.split(", ").map((begins) => new RegExp(`^(?:${begins})`, "iu")),
        },
      ],
);

/** The alternatives of an expression, where they are words without a pattern. */
export const expressionsOf = (name: keyof Expressions): string[] => [
  ...new Set(ALL.flatMap(({ expressions }) => expressions[name]?.split("|") ?? [])),
];

/** Words with the blank after them, without one after an apostrophe: "the ", "l'". */
export const leading = (...names: readonly Name[]): string =>
  String.raw`(?:${anyOf(...names)}(?:\s|(?<=['’])))`;

/** The words themselves, of all languages. */
export const wordsFor = (...names: readonly FunctionWord[]): string[] => [
  ...new Set(ALL.flatMap((vocabulary) => names.flatMap((name) => wordsOf(vocabulary, name)))),
];

/** Words as they are within a sentence and at its beginning, for a pattern in which capitals matter: "der", "Der". */
export const inEitherCase = (...names: readonly FunctionWord[]): string => {
  const words = wordsFor(...names);
  return join([...words, ...words.map(upperFirst)]);
};

const vocabularyOf = (code: Code): Vocabulary =>
  LANGUAGES.find((language) => language.code === code)?.vocabulary ?? ENGLISH_VOCABULARY;

function alternatives(vocabularies: readonly Vocabulary[], names: readonly Name[]): string {
  const words = vocabularies.flatMap((vocabulary) => names.flatMap((name) => wordsOf(vocabulary, name)));
  const expressions = vocabularies.flatMap((vocabulary) =>
    names.flatMap((name) => vocabulary.expressions[name as keyof Expressions] ?? []),
  );
  return join(words, expressions);
}

/** The longest word first: the first that fits is taken. */
function join(words: readonly string[], expressions: readonly string[] = []): string {
  const sorted = [...new Set(words)].sort((a, b) => b.length - a.length);
  return `(?:${[...sorted.map(escaped), ...new Set(expressions)].join("|") || "(?!)"})`;
}

const wordsOf = ({ words }: Vocabulary, name: Name): string[] =>
  words[name as FunctionWord]?.split(", ") ?? [];

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/['’]/g, "['’]");
