import { PRODUCT_WORDS } from "../english/common-words";
import { CALENDAR_WORDS, FUNCTION_WORDS } from "../english/function-words";
import { EVENT_WORDS, LEGAL_FORMS, ORG_ENDINGS } from "../english/org-words";
import { SURNAME_SHAPE, SURNAME_WORDS } from "../english/surname-words";
import { TRADE_WORDS } from "../english/trade-words";
import { anyOf } from "../languages/vocabulary";
import { isDemonym, isGivenName, isPlaceName, isPlainWord, isSurname, isVerb } from "../words/lexicon";
import { COMMON_WORDS, GIVEN_WORDS, PLACE_WORDS, ROLE_WORDS } from "../words/word-lists";
import { isInitial, isParticle } from "./person-name";

const bare = (word: string): string =>
  word.toLowerCase().replace(/[.’]/g, (sign) => (sign === "." ? "" : "'"));

/** A word that is not a person's name: a role, a thing, a tool, a month. */
export function isCommonWord(word: string): boolean {
  const key = bare(word);
  if (isInitial(word) || isParticle(word)) return false;
  return (
    COMMON_WORDS.has(key) ||
    PRODUCT_WORDS.has(key) ||
    ROLE_WORDS.has(key) ||
    CALENDAR_WORDS.has(key) ||
    FUNCTION_WORDS.has(key) ||
    EVENT_WORDS.has(key) ||
    LEGAL_FORMS.has(key)
  );
}

/** Roles where any noun has a capital: "Braumeisterin", "Leitung". */
const ROLE_SHAPE = new RegExp(`${anyOf("roleEnding")}$`, "iu");

/** A role or a department: "Treasurer", "Braumeisterin". */
export const isRole = (word: string): boolean => ROLE_WORDS.has(bare(word)) || ROLE_SHAPE.test(word);

/** An ordinary word (except Hill, Baker…), an organisation's ending, a verb. */
export function isUnlikelySurname(word: string): boolean {
  const key = bare(word);
  if (SURNAME_WORDS.has(key)) return false;
  if (isCommonWord(word) || [ORG_ENDINGS, TRADE_WORDS, PLACE_WORDS].some((words) => words.has(key)))
    return true;
  return (isPlainWord(word) || isDemonym(word)) && !isSurname(word) && !isGivenName(word);
}

/** Things and trades where any noun has a capital: "Baustellenzaun", "Glasbau". */
const THING_SHAPE = new RegExp(String.raw`(?<=\p{L}{3})${anyOf("thingEnding")}$`, "iu");

export const isUnlikelyGiven = (word: string): boolean =>
  !isGivenName(word) &&
  !isInitial(word) &&
  (THING_SHAPE.test(word) || isCommonWord(word) || isPlainWord(word) || isDemonym(word) || isPlaceName(word));

/** A capitalised word at the beginning of a sentence that is not part of the name after it: "Ask Dov", "Thanks Ann". */
export function isLeadIn(word: string): boolean {
  const key = bare(word);
  if (FUNCTION_WORDS.has(key)) return true;
  return !isGivenName(word) && (isVerb(word) || ROLE_WORDS.has(key) || COMMON_WORDS.has(key));
}

export const looksLikeSurname = (word: string): boolean =>
  isSurname(word) ||
  SURNAME_SHAPE.test(word) ||
  word.split("-").some((part, _, all) => all.length > 1 && isSurname(part));

/** Whether a name begins with a first name, which before a surname may be an ordinary word: "May Chen", "Mar Díaz". */
export const beginsWithGiven = ([first = "", ...more]: readonly string[]): boolean =>
  isGivenName(first) || (more.length > 0 && GIVEN_WORDS.has(bare(first)) && isOnlySurname(more.at(-1) ?? ""));

const isOnlySurname = (word: string): boolean =>
  looksLikeSurname(word) && !isPlainWord(word) && !isPlaceName(word) && !isCommonWord(word);

/** `Odile CAMP`, as French and Spanish minutes write names: the surname is no other word. */
export const isSurnameAloud = ([given = "", surname = "", ...more]: readonly string[]): boolean =>
  more.length === 0 && /^\p{Lu}\p{Ll}/u.test(given) && isGivenName(given) && /^\p{Lu}{3,}$/u.test(surname);

export { bare as bareWord };
