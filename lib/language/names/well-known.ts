import { ENGLISH_ORGANISATIONS } from "../english/organisations";
import { LANGUAGES } from "../languages";
import type { Language } from "../match/language";
import { isGivenName, isPlaceName, isPlainWord } from "../words/lexicon";

const setOf = (names: string): ReadonlySet<string> =>
  new Set(names.split(";").map((name) => keyOf(name.trim())));

/** Case is part of a name: "Unison" is not "unison", "SSE" not "Sse". */
const keyOf = (name: string): string => name.normalize("NFC").replace(/[’ʼ]/g, "'");

const ENGLISH = setOf(ENGLISH_ORGANISATIONS);
const BY_CODE = new Map(LANGUAGES.map(({ code, organisations = "" }) => [code, setOf(organisations)]));

/** Does everyone know it by this name, in the language of the text or, of several letters, in English? */
export function isWellKnown(text: string, language?: Language): boolean {
  const key = keyOf(text);
  if (key.length < 2) return false;
  const isKnown =
    (language !== undefined && BY_CODE.get(language.code)?.has(key) === true) ||
    (ENGLISH.has(key) && (language === undefined || key.length > 3));
  return isKnown && (key.includes(" ") || !(isPlaceName(key) || isGivenName(key) || isWordToo(key)));
}

/** An ordinary word with a capital at its start; what is all in capitals, or has one inside, is none. */
const isWordToo = (key: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(key) && isPlainWord(key);

/** The words at the end of a phrase that everyone knows: of "Angebot Schindler" the firm. */
export function wellKnownTail(words: readonly string[], language?: Language): string | undefined {
  for (let from = 0; from < words.length; from++) {
    const tail = words.slice(from).join(" ");
    if (isWellKnown(tail, language)) return tail;
  }
  return undefined;
}
