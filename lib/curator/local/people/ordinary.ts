import { madeOnce } from "@/lib/core/made-once";
import {
  anyOf,
  bareWord,
  FUNCTION_WORDS,
  isBot,
  isCommonWord,
  isDemonym,
  isGivenName,
  isPlaceName,
  isPlainWord,
  LANGUAGES,
  type Language,
  wordSet,
} from "@/lib/language";

/** An abbreviation, an assistant, what is a word of this language. */
export const isNoName = (word: string, language?: Language): boolean =>
  isBot(word) ||
  language?.noNames?.has(word.toLowerCase()) === true ||
  PARENT.test(word) ||
  SIGNED.test(word) ||
  (word.length < 5 && word === word.toUpperCase());

/** An ordinary word, or a place; in another language, an English word is none. */
export const isWord = (word: string, language?: Language): boolean =>
  !(isGivenName(word) && MOSTLY_NAMES.has(word.toLowerCase())) &&
  (isDemonym(word) ||
    isPlaceName(word) ||
    FUNCTION_WORDS.has(bareWord(word)) ||
    ((language === undefined || !isGivenName(word)) && (isPlainWord(word) || isCommonWord(word))));

/** Words, but with a capital rather names. */
const MOSTLY_NAMES = wordSet(
  "jean leo ray hilary holly jade kat kerry nat patsy ruby vaughan gail hazel jasmine nancy dev viola joke eugene chester lily paddy piers charlotte robin joyce maya",
);

/** "Signé : le secrétaire", which without its accent is Signe. */
export const SIGNED = /^signée?s?$/iu;
const PARENT = new RegExp(`^(?:nan|nana|gran|granny|${anyOf("parent")})$`, "iu");

/** "leave from Thu", which is a name as well. */
export const WEEKDAY = /^(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)$/iu;

/** A word of any text, or of a date. */
export const isFrequent = (word: string): boolean =>
  LANGUAGES.some((language) => language.words.has(word.toLowerCase()) || DATE_WORD(language).test(word));

const DATE_WORD = madeOnce(({ dateWords }: Language) => new RegExp(`^(?:${dateWords.source})$`, "iu"));

/** "Moin Gideon" */
export const GREETING = new RegExp(`^${anyOf("greeting")}$`, "iu");

/** "Actie Krijn: een blogpost schrijven": the label of a task, and whose it is. */
export const TASK_LABEL = new RegExp(`^(?:${anyOf("taskLabel")})$`, "iu");
