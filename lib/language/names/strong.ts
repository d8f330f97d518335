import { EVENT_WORDS, FIRM_ENDINGS, GENERIC_ORG, LEGAL_FORMS, ORG_ENDINGS } from "../english/org-words";
import { SURNAME_WORDS } from "../english/surname-words";
import { TRADE_WORDS } from "../english/trade-words";
import { anyOf, wordsIn } from "../languages/vocabulary";
import { isGivenName, isPlaceName, isPlainWord } from "../words/lexicon";
import { isTitle } from "../words/titles";
import { ORG_FIRST, ORG_HEADS, PLACE_WORDS } from "../words/word-lists";
import { bareWord, isCommonWord, isSurnameAloud } from "./classify";
import type { Phrase } from "./phrases";

export type StrongKind = "org" | "location" | "event" | "project";

const VENUE_ENDINGS = new Set(
  "centre center gardens garden campus marina restaurant café cafe bar zoo theatre theater vineyard farm".split(
    " ",
  ),
);
/** Where one meets, unless it is a firm that one deals with. */
const VENUES = wordsIn("restaurants");
const MEETS_AT = new RegExp(
  String.raw`(?:(?<!\p{L})${anyOf("meetsAt")}|\d\s?(?:${anyOf("hourUnit")}|[ap]m|h),|\d\s?${anyOf("hourUnit")}\s${anyOf("in the")})\s(?:the\s)?$`,
  "iu",
);
/** Bodies that have a house, where others meet too. */
const HOUSES = new Set("library museum gallery club church centre center hall college".split(" "));
/** "Playtest with nine kids at …", "held at the …"; not "works at", "Ann Lee at". */
const HAPPENS_AT =
  /(?:\b(?:held|meets?|met|meeting|lunch|dinner|supper|party|concert|talk|workshop|training|playtest|screening|rehearsals?|kids|children|people|everyone|all)|\d\s?(?:am|pm)?|[.:]\d\d)\s(?:at|in) (?:the )?$/iu;
/** `Heizung Pfarrheim`, `Sanitär Turnhalle`: a house, not the name of a firm. */
const HOUSE = new RegExp(String.raw`^\p{Lu}\p{Ll}+${anyOf("houseEnding")}s?$`, "u");
const OF = new RegExp(`^${anyOf("ofHead")}$`);
const COUNTRY = new RegExp(`^${anyOf("country")}$`);
const SERVICE_BEFORE = new Set(
  "health medical arts leisure research resource community advice care sports day cancer heart learning dental eye".split(
    " ",
  ),
);
const NO_PROJECT =
  /^(?:project|meeting|managers?|leads?|team|plan|status|updates?|review|kick-?off|sponsor|owner|board|office|name|goals?|notes?|overview|background|timeline|budget|scope|management|director|coordinator|calendar|schedule|proposals?|progression|members?|community|council|committee|charter|funding|directed|report|pages?|website|repo(?:sitory)?|maintainers?|contributors?|collaborators?|requirements?|documentation|docs|structure|process|onboarding|phases?|milestones?|deliverables?|risks?|links|ideas?)$/i;

/** The kind of a phrase by its words alone, without context; undefined when they do not show it. */
export function strongKind(phrase: Phrase): StrongKind | undefined {
  const words = phrase.words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const parts = { words, keys: words.map(bareWord) };
  if (isProject(parts)) return "project";
  if (words.length < 2 || isPartOrStress(phrase, parts)) return undefined;
  if (isShow(phrase, parts)) return "event";
  if (isEmphasis(phrase)) return undefined;
  if (STRICT_FORMS.test(parts.keys.at(-1) ?? "") || DOTTED_FORM.test(phrase.after)) return "org";
  if (isStreetOfBank(phrase, parts)) return "location";
  if (!words.slice(0, -1).some(isDistinctive) && isFirmOfCommonWords(phrase, parts.keys)) return "org";
  if (!words.some(isDistinctive)) return undefined;
  return byForm(phrase, parts) ?? byLastWord(phrase, parts);
}

/** The words of a phrase without marks, and the same as they are looked up. */
interface Parts {
  words: string[];
  keys: string[];
}

const isProject = ({ words, keys }: Parts): boolean =>
  keys[0] === "project" && words.length >= 2 && words.length <= 4 && !NO_PROJECT.test(words[1] ?? "");

/** A group within some organization, "next committee", a surname that is shouted, the end of a longer name. */
const isPartOrStress = (phrase: Phrase, { words: [first = "", ...others], keys }: Parts): boolean =>
  GROUP.test(first) ||
  isNextOrLast(first) ||
  isSurnameAloud([first, ...others]) ||
  (GENERIC_ORG.has(keys[0] ?? "") && WITHIN_NAME.test(phrase.before));

/** "quiz night", `the Winter Indie Showcase` */
const isShow = (phrase: Phrase, { words, keys }: Parts): boolean =>
  NIGHT.test(phrase.text) ||
  (SHOWN.test(keys.at(-1) ?? "") && words.length > 2 && !phrase.initial && !isTitle(words[0] ?? ""));
const NIGHT = /\s(?:quiz|film|games?|music|parents|awards|opening|preview|bonfire|burns|open mic) night$/i;

/** `14 Mill Bank`, "moved up to Crow Bank" */
const isStreetOfBank = ({ before }: Phrase, { keys }: Parts): boolean =>
  keys.at(-1) === "bank" && /\d\s$|(?<!\p{L})(?:up|down|over|out|off|along) (?:to |at |on )?$/u.test(before);

/** By its legal form, its first words or the words around it. */
function byForm(phrase: Phrase, { words, keys }: Parts): StrongKind | undefined {
  const [first = ""] = keys;
  const last = keys.at(-1) ?? "";
  if (
    LEGAL_FORMS.has(last) &&
    /^(?:\p{Lu}{2,}|Co|Company|Corporation|Incorporated|Limited)$/u.test(words.at(-1) ?? "")
  )
    return "org";
  if (VENUES.has(first) && MEETS_AT.test(phrase.before)) return "location";
  if (HOUSES.has(last) && HAPPENS_AT.test(phrase.before)) return "location";
  if (
    ORG_FIRST.has(first) &&
    !HOUSE.test(phrase.words.at(-1) ?? "") &&
    words.slice(1).some((word) => isDistinctive(word) || isNameAfter(first, word))
  )
    return "org";
  if (last === "district" && /^(?:school|water|fire|library|health)$/.test(keys.at(-2) ?? "")) return "org";
  return (ORG_HEADS.has(first) && OF.test(keys[1] ?? "")) || isFirmOfNames(phrase) ? "org" : undefined;
}

/** By what its last word names. */
function byLastWord(phrase: Phrase, { words, keys }: Parts): StrongKind | undefined {
  const [first = ""] = keys;
  const last = keys.at(-1) ?? "";
  if (words.includes("&") || phrase.text.includes(" & ")) return ORG_ENDINGS.has(last) ? "org" : undefined;
  const personLike = isGivenName(words[0] ?? "") && words.length === 2 && SURNAME_WORDS.has(last);
  if (personLike || isTitle(words[0] ?? "")) return undefined;
  if (EVENT_WORDS.has(last) || (/^\d{4}$/.test(last) && EVENT_WORDS.has(keys.at(-2) ?? ""))) return "event";
  if (VENUE_ENDINGS.has(last) && !SERVICE_BEFORE.has(keys.at(-2) ?? "")) return "location";
  if (last === "law" && phrase.text.includes("'s ")) return undefined;
  if (isOfCountry(phrase)) return "org";
  if (ORG_ENDINGS.has(last) || isTrade(phrase)) return isGenericOrg(phrase, keys) ? undefined : "org";
  return PLACE_WORDS.has(last) || /^(?:hotel|lake|mount)$/.test(first) ? "location" : undefined;
}

/** Ordinary words that make a name before these: all of them have capitals. */
const SHOWN =
  /^(?:showcase|conference|summit|expo|congress|symposium|festival|exhibition|tournament|marathon|awards|roadshow)$/;

/** `BISCUIT FUND is empty`: the beginning of a line in capitals, to stress it. */
const isEmphasis = ({ words, initial, after }: Phrase): boolean =>
  initial &&
  words.length > 1 &&
  words.every((word) => /^\p{Lu}{4,}$/u.test(word)) &&
  /^\s\p{Ll}/u.test(after);

/** A word that distinguishes this one from others of its kind. */
const isDistinctive = (word: string): boolean => {
  const key = bareWord(word);
  if (LEGAL_FORMS.has(key) || GENERIC_ORG.has(key) || key.length < 2 || /^\d/.test(key)) return false;
  return !isCommonWord(word) && (!isPlainWord(word) || isPlaceName(word) || isGivenName(word));
};

/** `Spedition Harms`: after a foreign word, English ones are names. */
const isNameAfter = (first: string, word: string): boolean => !isPlainWord(first) && !isCommonWord(word);

/** `the Harvest Trust` in the middle of a sentence; not `Parish Council`, `Food Bank`. */
const isFirmOfCommonWords = (phrase: Phrase, keys: string[]): boolean =>
  (!phrase.initial || phrase.block.cells !== undefined) &&
  FIRM_ENDINGS.has(keys.at(-1) ?? "") &&
  !GENERIC_ORG.has(keys[0] ?? "") &&
  keys.length <= 4;

/** `Tarbert Sails`: the words are a name and a trade, and no verb of a person: "Harriet Prints the notices". */
export const isTrade = ({ words }: Phrase): boolean =>
  words.length > 1 && TRADE_WORDS.has(bareWord(words.at(-1) ?? "")) && !isGivenName(words[0] ?? "");

/** `Sport Wales`, `RYA Scotland`; not `Northern Ireland`, `Castle Street England`. */
export const isOfCountry = ({ words, initial }: Phrase): boolean =>
  words.length > 1 &&
  words.length < 4 &&
  !initial &&
  COUNTRY.test(words.at(-1) ?? "") &&
  !/^(?:North|South|East|West|Northern|Southern|Eastern|Western|Central|New|Great|Mid|Republic|In|To|From)$/.test(
    words.at(-2) ?? "",
  ) &&
  !words
    .slice(0, -1)
    .some((word) => isPlaceName(word) || PLACE_WORDS.has(bareWord(word)) || isGivenName(word));

/** "Prochain Bureau", "Next Committee": when one meets again. */
const NEXT_OR_LAST = new RegExp(`^${anyOf("nextOrLast")}$`, "iu");
export const isNextOrLast = (word: string): boolean => NEXT_OR_LAST.test(word);

/** "Node.js Foundation Steering Committee": the name begins earlier. */
const WITHIN_NAME = /(?:^|\s)\p{Lu}[\p{L}\d]*[.\d][\p{L}\d]+\s$/u;

/** `SIG Packaging`: a group of some organisation. */
const GROUP = /^(?:SIG|WG|TF|TC|TSC|TAC|AK|AG)$/;

const DOTTED_FORM =
  /^,?\s(?:A\/S|S\.A\.|S\.L\.|S\.[rR]\.[lL]\.|e\.\s?V\.|B\.V\.|N\.V\.|K\.K\.|S\.p\.A\.|Sp\. z o\.)/;

/** Forms that are never words or initials. */
const STRICT_FORMS =
  /^(?:a\/s|ltd|inc|llc|llp|plc|gmbh|sarl|bv|oyj?|pty|pvt|sdn|bhd|kft|zrt|doo|sro|srl|aps|cic|lda|ltda|eirl|mbh|ohg)$/;

/** `Hale & Thornton`, `Pugh & Sons`; not `Health & Safety`, not `Alice & Bob`. */
function isFirmOfNames(phrase: Phrase): boolean {
  const at = phrase.words.findIndex((word) => word === "&" || word === "+" || word === "and");
  if (at < 1 || at >= phrase.words.length - 1 || !phrase.words.some((word) => word.length > 2)) return false;
  const left = phrase.words[at - 1] ?? "";
  const right = phrase.words[at + 1] ?? "";
  if (/^(?:sons?|daughters?|co|company|partners|associates|brothers)$/i.test(right)) return true;
  const isOrdinary = (word: string): boolean => isCommonWord(word) || isPlainWord(word) || word.length < 3;
  const [first, second] = [isOrdinary(left), isOrdinary(right)];
  // `Halvorsen & Lie`: one of them is a name.
  const isNamed =
    phrase.words[at] === "&" &&
    phrase.words.length === 3 &&
    first !== second &&
    ![left, right].some((word) => isGivenName(word) || ORG_ENDINGS.has(bareWord(word)));
  if (phrase.words[at] === "+" || ((first || second) && !isNamed)) return false;
  return !(isGivenName(left) && at === 1) && !isGivenName(right);
}

/** "Parish Council", "the Food Bank": without a distinctive word. */
function isGenericOrg(phrase: Phrase, keys: string[]): boolean {
  const own = phrase.words.slice(0, -1).filter(isDistinctive);
  return own.length === 0 || (keys.length === 2 && GENERIC_ORG.has(keys[0] ?? ""));
}
