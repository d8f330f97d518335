import { COMMON_WORDS, PRODUCT_WORDS } from "../english/common-words";
import { CALENDAR_WORDS, FUNCTION_WORDS } from "../english/function-words";
import { EVENT_WORDS, LEGAL_FORMS, ORG_ENDINGS, PLACE_WORDS } from "../english/org-words";
import { ROLE_WORDS } from "../english/role-words";
import { SURNAME_WORDS } from "../english/surname-words";
import { TRADE_WORDS } from "../english/trade-words";
import { isDemonym, isGivenName, isPlaceName, isPlainWord, isSurname, isVerb } from "../words/lexicon";
import { isInitial, isParticle } from "./person-name";

const bare = (word: string): string =>
  word.toLowerCase().replace(/[.’]/g, (sign) => (sign === "." ? "" : "'"));

/** Endings of surnames in many languages, but not of words. */
const SURNAME_SHAPE =
  /^(?:O['’]\p{Lu}|Mc\p{Lu}|Mac\p{Lu}|Fitz\p{Lu}|D['’]\p{Lu}|El-|Al-|Ben-)|(?:sson|sen|dóttir|dottir|qvist|kvist|ström|strom|berg|gård|gaard|lund|wicz|wski|wska|cki|cka|ński|ńska|nski|czyk|czak|vić|vic|ović|ovic|enko|chuk|czuk|shvili|idze|yan|opoulos|opoulou|idis|akis|oğlu|oglu|escu|eanu|ová|ova|ova|ev|eva|ov|ienė|aitis|mäki|nen|lainen|stein|mann|meyer|maier|bauer|huber|schmidt|etti|elli|ini|ucci|acci|ández|ández|ínez|ínez|guez|íguez|inez|andez|ez|eira|eiro|inho|ães|ões|oud|ji|wala|swamy|nathan|murthy|krishnan|subramanian|kumar|singh|khan|zadeh|pour|moto|mura|yama|shima|saki|gawa|kawa|naka|bayashi|waite|worth|thwaite|ham|ington|ton|ley|bury|wood|field|well|combe|ford)$/u;

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

/** Roles in German, which writes them with capitals: "Braumeisterin", "Leitung". */
const ROLE_SHAPE =
  /(?:leitung|leiter|meister|führer|führung|warte?|pfleger|beauftragter?|vorsitzende[rn]?|vorstand|sprecher|betreuer|vertreter|vertretung|techniker|ingenieur|referent|assistent|koordinator|lehrer|berater|vertrieb|verwaltung|redaktion)(?:in|innen)?$/iu;

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

/** Things and trades in German, which writes them with capitals: "Baustellenzaun", "Glasbau". */
const THING_SHAPE = /(?<=\p{L}{3})(?:bau|büro|erei|handel|kost|markt|seite|technik|zaun)$/iu;

export const isUnlikelyGiven = (word: string): boolean =>
  !isGivenName(word) &&
  !isInitial(word) &&
  (THING_SHAPE.test(word) || isCommonWord(word) || isPlainWord(word) || isDemonym(word) || isPlaceName(word));

/** A capitalised word at a sentence's beginning that is no part of the name behind it: "Ask Dov", "Thanks Ann". */
export function isLeadIn(word: string): boolean {
  const key = bare(word);
  if (FUNCTION_WORDS.has(key)) return true;
  return !isGivenName(word) && (isVerb(word) || ROLE_WORDS.has(key) || COMMON_WORDS.has(key));
}

export const looksLikeSurname = (word: string): boolean =>
  isSurname(word) ||
  SURNAME_SHAPE.test(word) ||
  word.split("-").some((part, _, all) => all.length > 1 && isSurname(part));

export { bare as bareWord };
