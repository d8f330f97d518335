import { addToGroup } from "@/lib/core/group-by";
import {
  type Block,
  isCommonWord,
  isGivenName,
  isOffice,
  isPlaceName,
  isPlainWord,
  slice,
  type TextSpan,
} from "@/lib/language";
import { isNoAccount } from "./accounts";

const MIN_NAMES = 3;

/**
 * Single words that head parts (`## murtag`), lead lines (`Salt: …`, `yuto – …`) or are items, in a note in which most words in such a
 * place are first names: so are the others somebody, as those who speak or report one after the other.
 */
export function namesOfParts(blocks: readonly Block[]): TextSpan[] {
  const places = new Map<string, TextSpan[]>();
  for (const block of blocks) {
    const { place, word } = singleWord(block) ?? {};
    if (place === undefined || word === undefined || isNobody(word.text)) continue;
    addToGroup(places, place, word);
  }
  return [...places].flatMap(([place, words]) => {
    const distinct = [...new Set(words.map(({ text }) => text))];
    const given = distinct.filter(place === UNSURE ? isOnlyName : isGivenName);
    return distinct.length >= MIN_NAMES && given.length * 3 >= distinct.length * 2 ? words : [];
  });
}

const WORD = String.raw`\p{L}[\p{L}\p{M}'’-]{1,14}`;
const ALONE = new RegExp(`^${WORD}(?=:?$)`, "u");
const LEADS = new RegExp(String.raw`^${WORD}(?=\s?(:)\s+\S|\s{1,3}[–—-]\s+\S)`, "u");
/** Before a dash, or in small letters. */
const UNSURE = "unsure";

function singleWord(block: Block): { place: string; word: TextSpan } | undefined {
  const { form, indent, text, label, voice, quoted } = block;
  if (label !== undefined || voice !== undefined || quoted) return undefined;
  const alone = ALONE.exec(text)?.[0];
  const [lead, colon] = (form === "heading" ? null : LEADS.exec(text)) ?? [];
  const found = alone ?? lead;
  if (found === undefined || (alone !== undefined && form === "text")) return undefined;
  const isSmall = /^\p{Ll}/u.test(found) && form !== "heading";
  const isUnsure = isSmall || (alone === undefined && colon === undefined);
  const place =
    form === "heading" ? `heading ${indent}` : `${form} ${alone === undefined ? "leads" : "alone"}`;
  // "financement : …" is what it is about.
  if (isSmall && !isOnlyName(found)) return undefined;
  return { place: isUnsure ? UNSURE : place, word: slice(block, 0, found.length) };
}

/** A first name that is nothing else: "Paris – …" is a place, "Basil – …" a herb. */
const isOnlyName = (word: string): boolean =>
  isGivenName(word) && !isCommonWord(word) && !isPlainWord(word) && !isPlaceName(word);

/** A first name may be an ordinary word. */
const isNobody = (word: string): boolean => !isGivenName(word) && (isNoAccount(word) || isOffice(word));
