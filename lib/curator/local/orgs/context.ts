import type { Phrase } from "@/lib/language";
import {
  ASKS_MONEY,
  anyOf,
  BY_DEALING,
  bareWord,
  CALENDAR_WORDS,
  DEALING_IN,
  DEALING_WITH,
  FAMOUS,
  FAMOUS_ORGS,
  FIRM_DOES,
  FUNCTION_WORDS,
  GENERIC_ORG,
  IN_DEALINGS,
  IS_DEALT,
  isCapitals,
  isCommonWord,
  isDemonym,
  isGivenName,
  isInitial,
  isOrgName,
  isPlaceName,
  isPlainWord,
  isRole,
  isTitle,
  LANGUAGES,
  languageOf,
  MANY_ACT,
  matchKey,
  OF_BODY,
  PLACE_WORDS,
  PRODUCT_WORDS,
  REACHED,
  ROLE_WORDS,
  SOMETHING_FROM,
  SPEAKS,
  SURELY_DEALT,
  THEIR_THING,
  WHO_DELIVER,
} from "@/lib/language";

const isDealing = ({ before }: Phrase): boolean => LANGUAGES.some(({ dealings }) => dealings?.test(before));

/** "Intermarché nous laisse le parking": in a language in which only names have capitals, also one word. */
const isActing = ({ block, words, after, text }: Phrase): boolean =>
  block.form !== "heading" &&
  !isGivenName(words[0] ?? "") &&
  (words.length > 1 || !languageOf(block.text)?.nounsHaveCapitals || isCapitals(text)) &&
  LANGUAGES.some(({ acts }) => acts?.test(after));

/** "ask Barnardo's if they collect": nothing that is theirs follows. */
const isShopAsked = ({ before, after }: Phrase): boolean =>
  REACHED.test(before) && /^['’]s\s(?:if|whether|about|when|who|to|for)(?!\p{L})/u.test(after);

/** Everyone knows it, and it acts or is dealt with: "Apple rejected the build", "chez Amazon". */
const isFamous = (phrase: Phrase): boolean =>
  FAMOUS_ORGS.has(matchKey(phrase.text)) &&
  !FUNCTION_WORDS.has(bareWord(phrase.text)) &&
  (FIRM_DOES.test(phrase.after) || MANY_ACT.test(phrase.after) || isDealing(phrase));

/** Several ordinary words that make a name together: "a refund from Northern Water", "Pebble Coffee want to". */
function couldBeNamed({ words, initial, text }: Phrase): boolean {
  const isOrdinary = (word: string): boolean => {
    const key = bareWord(word);
    return (
      ROLE_WORDS.has(key) || CALENDAR_WORDS.has(key) || FUNCTION_WORDS.has(key) || PRODUCT_WORDS.has(key)
    );
  };
  return (
    words.length > 1 &&
    words.length < 5 &&
    !initial &&
    !isPlaceName(text) &&
    !words.some(isOrdinary) &&
    !PLACE_WORDS.has(bareWord(words.at(-1) ?? "")) &&
    !isCapitals(text) &&
    !GENERIC_ORG.has(bareWord(words[0] ?? "")) &&
    !isGivenName(words[0] ?? "") &&
    !isTitle(words[0] ?? "")
  );
}

const pairScore = ({ before, after }: Phrase): number =>
  IN_DEALINGS.some((pattern) => pattern.test(before)) || THEIR_THING.test(after) ? 1.5 : 0;

/** "pay Bouncy Barn invoice" */
export const isPaid = ({ before, after, words }: Phrase): boolean =>
  words.length > 1 && DEALING_IN.test(after) && (REACHED.test(before) || /(?:^|[-*\]]\s)$/.test(before));

/** What the text does with it, whatever it is called. */
function dealingScore(phrase: Phrase): number {
  const { before, after, words, block } = phrase;
  if (
    block.form === "heading" ||
    (words.length > 1 && isCapitals(phrase.text)) ||
    languageOf(block.text) !== undefined
  )
    return 0;
  // "Never do this", "Lines longer than 64 KiB are cut": any word may begin a sentence, and a number has a unit.
  const isOpen = phrase.initial && !/^\s(?:say|want|offer|quote|sell|deliver|charge)\s/.test(after);
  const isSingle = words.length === 1 && (/s$/.test(phrase.text) || isOpen || /\d\s$/.test(before));
  const isOne = !/(?:\band|,)\s$/.test(before) && (!isSingle || /^\p{Lu}{3,}$/u.test(phrase.text));
  const isDealtWith =
    DEALING_WITH.some((pattern) => pattern.test(before)) ||
    DEALING_IN.test(after) ||
    (isOne && MANY_ACT.test(after)) ||
    ((words.length > 1 || /^\p{Lu}{2,5}$/u.test(phrase.text)) &&
      (REACHED.test(before) || FIRM_DOES.test(after) || (SPEAKS.test(after) && !isLikePerson(phrase))));
  return isDealtWith ? 1.5 : 0;
}

/** `P. Fulford-Wray`, `Kent Beck`: nobody of this file, and no firm either. */
const isLikePerson = ({ words, text }: Phrase): boolean =>
  isGivenName(words[0] ?? "") || isInitial(words[0] ?? "") || FAMOUS.has(matchKey(text));

/** A score of 1.5 or more makes a phrase an organisation, whatever its own words. */
export function orgContext(phrase: Phrase): number {
  if (isFamous(phrase)) return 1.5;
  if (!couldBeOrg(phrase))
    return couldBeNamed(phrase) ? Math.max(dealingScore(phrase), pairScore(phrase)) : 0;
  if (isActing(phrase) || isShopAsked(phrase)) return 1.5;
  // "### Supermarket contract": the word that begins a heading has a capital anyway.
  if (
    phrase.block.form === "heading" &&
    phrase.initial &&
    phrase.words.length === 1 &&
    /^\s\p{Ll}/u.test(phrase.after)
  )
    return 0;
  let score = isGivenName(phrase.words[0] ?? "") ? 0 : dealingScore(phrase);
  if (IN_DEALINGS.some((pattern) => pattern.test(phrase.before))) score += 1.5;
  if (THEIR_THING.test(phrase.after) || WHO_DELIVER.test(phrase.after)) score += 1.5;
  if (phrase.words.length > 1 && SOMETHING_FROM.test(phrase.before)) score += 1.5;
  if (
    FAMOUS_ORGS.has(matchKey(phrase.text)) &&
    (BY_DEALING.test(phrase.before) || IS_DEALT.test(phrase.after))
  )
    score += 1.5;
  // "La fanfare de Plouhinec demande 400 €": the band does.
  const isAsking = ASKS_MONEY.test(phrase.after) && !BEHIND_OF.test(phrase.before);
  if (!isGivenName(phrase.words[0] ?? "") && (isAsking || isDealing(phrase))) score += 1.5;
  if (/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u.test(phrase.text)) score += 0.5;
  if (isOrgName(phrase.text)) score += 0.5;
  return score;
}

/** "an invoice from Take Flight", "the contractor is Vinco", "ELDC membership": what it is with is a body, whatever its name. */
export const isSurelyDealt = (phrase: Phrase): boolean =>
  phrase.block.form !== "heading" &&
  !phrase.initial &&
  couldBeOrg(phrase) &&
  !isLikePerson(phrase) &&
  !isGivenName(phrase.words[0] ?? "") &&
  !PLACE_WORDS.has(bareWord(phrase.words.at(-1) ?? "")) &&
  !GENERIC_ORG.has(bareWord(phrase.words.at(-1) ?? "")) &&
  (SURELY_DEALT.test(phrase.before) || (/^\p{Lu}{3,6}$/u.test(phrase.text) && OF_BODY.test(phrase.after)));

const BEHIND_OF = new RegExp(String.raw`\s${anyOf("of")}\s$`, "u");
/** `Head Brewer`, `Deputy Mayor` */
const HEADS = /^(?:Head|Chief|Deputy|Senior|Junior|Lead|Assistant|Vice|Acting|Managing)$/;

/** "We'll", "Mum" */
const NO_ORG = new RegExp(`['’](?:d|ll|re|ve)$|^${anyOf("parent")}$`, "iu");

/** Not a person's first name, a place, a month, a language, an ordinary word. */
export function couldBeOrg(phrase: Phrase): boolean {
  const { words, text } = phrase;
  if (words.length > 4 || text.length < 3 || !words.some((word) => word.length > 2) || isPlaceName(text))
    return false;
  const [first = "", ...others] = words;
  if (NO_ORG.test(text) || HEADS.test(first) || (others.length === 0 && isRole(first))) return false;
  if ((isGivenName(first) && words.length < 3) || isTitle(first)) return false;
  if (words.some((word) => CALENDAR_WORDS.has(bareWord(word)))) return false;
  if (words.length === 1) {
    const key = bareWord(first);
    if (PRODUCT_WORDS.has(key)) return false;
    // `LN2`: a substance, a room.
    if (/^\p{Lu}{1,2}$|^\p{Lu}{2,}\d$|^\p{Lu}-?\d{1,4}\p{L}?$/u.test(first) || FUNCTION_WORDS.has(key))
      return false;
    return !isCommonWord(first) && !isPlainWord(first) && !isDemonym(first);
  }
  return (
    words.includes("&") ||
    (!words.every((word) => isCommonWord(word) || isPlainWord(word) || isDemonym(word)) &&
      !isRole(words.at(-1) ?? ""))
  );
}
