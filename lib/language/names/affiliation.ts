import { FUNCTION_WORDS } from "../english/function-words";
import { LEGAL_FORMS, ORG_ENDINGS } from "../english/org-words";
import { anyOf, wordsFor } from "../languages/vocabulary";
import { slice, type TextSpan } from "../text/span";
import { isGivenName, isPlaceName } from "../words/lexicon";
import { ROLE_WORDS } from "../words/word-lists";
import { bareWord, isCommonWord, isRole } from "./classify";
import { isFirm } from "./firms";

const CONNECTORS = new Set(["&", "+", ...wordsFor("beside a body")]);
const RELATIVES =
  /\b(?:mum|mom|dad|mother|father|sister|brother|wife|husband|son|daughter|aunt|uncle|cousin|neighbou?r|friend|nan|gran|grandma|grandpa)\b/i;

/** The role and organisation beside a name, in brackets or after a comma: `structural engineer, Delta Structures BV`. */
export function readAffiliation(span: TextSpan): { role?: string; org?: TextSpan } {
  const found: { role?: string; org?: TextSpan } = {};
  for (const piece of pieces(span)) {
    if (found.org === undefined && isOrgPiece(piece.text)) found.org = piece;
    else if (found.role === undefined && isRolePiece(piece.text)) found.role = piece.text;
  }
  return found;
}

/** Split at commas, slashes, bars, dashes, and at `at`, `from`, `of` before a capital. */
function pieces(span: TextSpan): TextSpan[] {
  const result: TextSpan[] = [];
  let from = 0;
  for (const match of span.text.matchAll(
    /\s*[,;|/·•]\s*|\s+[-–—]\s+|\s+(?:at|@|from|with)\s+(?=(?:the\s+)?\p{Lu})|(?<=^|\s)(?:at|from|of)\s+(?=(?:the\s+)?\p{Lu})/gu,
  )) {
    if (/of\s+$/.test(match[0]) && !/^\p{Ll}/u.test(span.text.slice(from))) continue;
    result.push(slice(span, from, match.index));
    from = match.index + match[0].length;
  }
  result.push(slice(span, from));
  return result
    .map((piece) => (/^the\s/i.test(piece.text) ? slice(piece, 4) : piece))
    .filter((piece) => piece.text !== "");
}

/** Every word but connectors is capitalised, and not all of them are roles, places, weekdays or people. */
export function isOrgPiece(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 7 || text.length < 3 || RELATIVES.test(text) || /[@:!?\d]/.test(text)) return false;
  if (DEPARTMENT.test(text)) return false;
  if (words.length > 1 && isFirm(text)) return true;
  const bearing = words.filter((word) => !CONNECTORS.has(word.toLowerCase()));
  if (bearing.length === 0 || !bearing.every((word) => BEGINS_NAME.test(word))) return false;
  const last = bareWord(bearing.at(-1) ?? "");
  if (
    bearing.length > 1 &&
    (LEGAL_FORMS.has(last) || ORG_ENDINGS.has(last)) &&
    !bearing.every((word) => ROLE_WORDS.has(bareWord(word)))
  )
    return true;
  if (isPlaceName(text) || bearing.every((word) => isCommonWord(word))) return false;
  if (ROLE_WORDS.has(bareWord(bearing[0] ?? "")) && bearing.length > 1 && /\b(?:of|for)\b/.test(text))
    return false;
  const [first = ""] = bearing;
  if (isRole(first) || isGivenName(first)) return false;
  return bearing.length === 1 ? !/^\p{Lu}{1,2}$|\.$/u.test(text) : !isRole(last);
}

/** `Corvane`, `iJUG`, `sKindle` */
const BEGINS_NAME = /^\p{Ll}{0,2}\p{Lu}/u;

/** A part of the organisation that is named with it. */
const DEPARTMENT = new RegExp(String.raw`^${anyOf("department")}\s`, "u");

/** Contains a word for a role, or is short for one: `Pres.` */
const isRolePiece = (text: string): boolean =>
  text.length <= 80 &&
  !/[@\d]/.test(text) &&
  (/^\p{Lu}\p{Ll}{2,}\.$/u.test(text) ||
    text
      .split(/[\s-]+/)
      .map(bareWord)
      .some((word) => word.length > 1 && isRole(word) && !FUNCTION_WORDS.has(word)));
