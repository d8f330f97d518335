import {
  EVENT_WORDS,
  FIRM_ENDINGS,
  GENERIC_ORG,
  LEGAL_FORMS,
  ORG_ENDINGS,
  ORG_FIRST,
  ORG_HEADS,
  PLACE_WORDS,
} from "../english/org-words";
import { SURNAME_WORDS } from "../english/surname-words";
import { isGivenName, isPlaceName, isPlainWord } from "../words/lexicon";
import { bareWord, isCommonWord } from "./classify";
import { isTitle } from "./person-name";
import type { Phrase } from "./phrases";

export type StrongKind = "org" | "location" | "event" | "project";

const VENUE_ENDINGS = new Set(
  "centre center gardens garden campus marina restaurant café cafe bar zoo theatre theater vineyard farm".split(
    " ",
  ),
);
/** Where one meets, unless it is a firm that one deals with. */
const VENUES = new Set(
  "osteria trattoria ristorante pizzeria restaurant restaurante brasserie bistro bistrot gasthof gasthaus café cafe caffè bar".split(
    " ",
  ),
);
const MEETS_AT = /(?:(?<!\p{L})(?:at|in|im|beim|presso|dans|au)|\d\s?(?:uhr|[ap]m|h),)\s(?:the\s)?$/iu;
const SERVICE_BEFORE = new Set(
  "health medical arts leisure research resource community advice care sports day cancer heart learning dental eye".split(
    " ",
  ),
);
const NO_PROJECT =
  /^(?:project|meeting|manager|lead|team|plan|status|update|review|kick-?off|sponsor|owner|board|office|name|goals?|notes?|overview|background|timeline|budget|scope|management|director|coordinator)$/i;

/** The kind of a phrase by its words alone, without context; undefined when they do not show it. */
export function strongKind(phrase: Phrase): StrongKind | undefined {
  const words = phrase.words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const keys = words.map(bareWord);
  const last = keys.at(-1) ?? "";
  if (keys[0] === "project" && words.length >= 2 && words.length <= 4 && !NO_PROJECT.test(words[1] ?? ""))
    return "project";
  if (words.length < 2 || GROUP.test(words[0] ?? "")) return undefined;
  if (STRICT_FORMS.test(last) || DOTTED_FORM.test(phrase.after)) return "org";
  if (!words.some((word) => isDistinctive(word)))
    return isFirmOfCommonWords(phrase, keys) ? "org" : undefined;
  if (
    LEGAL_FORMS.has(last) &&
    /^(?:\p{Lu}{2,}|Co|Company|Corporation|Incorporated|Limited)$/u.test(words.at(-1) ?? "")
  )
    return "org";
  if (VENUES.has(keys[0] ?? "") && MEETS_AT.test(phrase.before)) return "location";
  if (ORG_FIRST.has(keys[0] ?? "") && words.slice(1).some((word) => isDistinctive(word))) return "org";
  if (ORG_HEADS.has(keys[0] ?? "") && /^(?:of|for|de|der|für|di|da|do)$/.test(keys[1] ?? "")) return "org";
  if (isFirmOfNames(phrase)) return "org";
  if (words.includes("&") || phrase.text.includes(" & ")) return ORG_ENDINGS.has(last) ? "org" : undefined;
  const personLike = isGivenName(words[0] ?? "") && words.length === 2 && SURNAME_WORDS.has(last);
  if (personLike || isTitle(words[0] ?? "")) return undefined;
  if (EVENT_WORDS.has(last) || (/^\d{4}$/.test(last) && EVENT_WORDS.has(keys.at(-2) ?? ""))) return "event";
  if (VENUE_ENDINGS.has(last) && !SERVICE_BEFORE.has(keys.at(-2) ?? "")) return "location";
  if (last === "law" && phrase.text.includes("'s ")) return undefined;
  if (ORG_ENDINGS.has(last)) return isGenericOrg(phrase, keys) ? undefined : "org";
  if (PLACE_WORDS.has(last) || keys[0] === "hotel" || keys[0] === "lake" || keys[0] === "mount")
    return "location";
  return undefined;
}

/** A word that distinguishes this one from others of its kind. */
const isDistinctive = (word: string): boolean => {
  const key = bareWord(word);
  if (LEGAL_FORMS.has(key) || GENERIC_ORG.has(key) || key.length < 2 || /^\d/.test(key)) return false;
  return !isCommonWord(word) && (!isPlainWord(word) || isPlaceName(word) || isGivenName(word));
};

/** `the Harvest Trust` in the middle of a sentence; not `Parish Council`, `Food Bank`. */
const isFirmOfCommonWords = (phrase: Phrase, keys: string[]): boolean =>
  !phrase.initial &&
  FIRM_ENDINGS.has(keys.at(-1) ?? "") &&
  !GENERIC_ORG.has(keys[0] ?? "") &&
  keys.length <= 4;

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
  if (
    phrase.words[at] === "+" ||
    [left, right].some((word) => isCommonWord(word) || isPlainWord(word) || word.length < 3)
  )
    return false;
  return !(isGivenName(left) && at === 1) && !isGivenName(right);
}

/** "Parish Council", "the Food Bank": without a distinctive word. */
function isGenericOrg(phrase: Phrase, keys: string[]): boolean {
  const own = phrase.words.slice(0, -1).filter((word) => isDistinctive(word));
  return own.length === 0 || (keys.length === 2 && GENERIC_ORG.has(keys[0] ?? ""));
}
