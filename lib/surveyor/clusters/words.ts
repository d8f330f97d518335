import {
  anyOf,
  FUNCTION_WORDS,
  isBareVerb,
  isGivenName,
  isPlainWord,
  isVerb,
  LANGUAGES,
  MEASURES,
  wordSet,
} from "@/lib/language";

/** Words read per text. */
const MAX_WORDS = 150;

const WORD = /[\p{L}][\p{L}\p{N}'’-]*[\p{L}\p{N}]/gu;

/** What a file is says nothing of what it is about. */
const FORMATS = wordSet(
  "pdf doc docx odt rtf txt md markdown html htm xml json csv tsv xls xlsx ppt pptx yaml yml jpg jpeg png gif svg webp mp3 mp4 wav " +
    "zip eml mbox ics vtt srt exe log file files attachment screenshot image http https www com org net href src utf",
);

/** So do not how something is done, and with what else. */
const EMPTY = wordSet(
  "use used uses using take taken taking make making other others open close current new",
);

const isFrequent = (key: string): boolean => LANGUAGES.some(({ words }) => words.has(key));

/** A month or a weekday, in any of the languages. */
const isDate = (key: string): boolean => LANGUAGES.some(({ dateWords }) => dateWords.exec(key)?.[0] === key);

const MAX_REMEMBERED = 50_000;

/** Remembers what `test` says of each word: the same few thousand make up most of the texts. */
function remembered(test: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size === MAX_REMEMBERED) known.clear();
    const is = test(word);
    known.set(word, is);
    return is;
  };
}

/** Whether a word says something, in any of the languages. */
export const isTerm = remembered((word) => {
  const key = word.toLowerCase();
  return (
    key.length >= 3 &&
    !FUNCTION_WORDS.has(key) &&
    !FORMATS.has(key) &&
    !EMPTY.has(key) &&
    !isFrequent(key) &&
    !isDate(key)
  );
});

/** Whether a word can be in a label: a term that is neither an amount nor somebody's first name. */
export const isLabelWord = remembered(
  (word) =>
    /^\p{L}/u.test(word) &&
    isTerm(word) &&
    !MEASURES.has(word.toLowerCase()) &&
    (!isGivenName(word) || isPlainWord(word)),
);

/** "called", "rented", "needs", but not "heating", which is also a thing. */
export const isInflectedVerb = remembered((word) => isVerb(word) && !isBareVerb(word) && !/ing$/i.test(word));

/** "l'" and "qu'", which belong to the word before. */
export const ELISION = new RegExp(String.raw`(?<!\p{L})${anyOf("elidedWord")}['’](?=\p{L}{2})`, "giu");

export const wordsIn = (text: string): string[] => text.replace(ELISION, " ").match(WORD) ?? [];

export const firstWords = (text: string): string[] => wordsIn(text).slice(0, MAX_WORDS);

export const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);
