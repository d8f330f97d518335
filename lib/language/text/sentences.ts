import { FUNCTION_WORDS } from "../english/function-words";
import { LANGUAGES } from "../languages";
import { monthBeginnings, wordsIn } from "../languages/vocabulary";
import { wordSet } from "../match/word-set";
import { isShortTitle } from "../words/titles";
import { slice, type TextSpan } from "./span";

const ABBREVIATIONS = wordsIn("abbreviations");
/** From the first of several dots on: each of a long row would look for their end. */
const END = /((?<![.!?…])[.!?…]+["')\]”’]*(?=\s|$)|[。！？]+[」』）]*)/gu;

/** The sentences of a block. A dot after a title, an initial or an abbreviation does not end one. */
export function sentencesOf(block: TextSpan): TextSpan[] {
  const found: TextSpan[] = [];
  let from = 0;
  for (const match of block.text.matchAll(END)) {
    const stop = match.index + match[0].length;
    if (match[1] === undefined || !endsSentence(block.text, match.index, stop)) continue;
    found.push(slice(block, from, stop));
    from = stop;
  }
  found.push(slice(block, from));
  return found.filter((sentence) => sentence.text !== "");
}

/** A real question, not "…, right?" or "…, ok?". */
export const isQuestion = (text: string): boolean =>
  /\?["')\]]*\s*$/.test(text) &&
  !/,?\s(?:right|correct|ok(?:ay)?|yes|no|fine|good|alright|all right|deal|agreed|isn['’]t it|eh)\s*\?["')\]]*\s*$/i.test(
    text,
  );

function endsSentence(text: string, at: number, stop: number): boolean {
  const mark = text[at];
  if (mark !== "." || /[)"”’\]]$/.test(text.slice(0, at))) return true;
  const word = /[\p{L}\p{N}.]+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? "";
  const lower = word.toLowerCase();
  const next = text.slice(stop).trimStart()[0] ?? "";
  // In messages without capitals: "the hall is off. we do it here", "thx. also …".
  if (/\p{Ll}/u.test(next) && (SHORT_LAST.has(word) || (word.length > 1 && FUNCTION_WORDS.has(word))))
    return true;
  if (/^\p{Lu}$/u.test(word) || isShortTitle(lower)) return false;
  if (ABBREVIATIONS.has(lower)) return /\p{Lu}/u.test(next) && !NEVER_LAST.has(lower);
  if (/^\p{Ll}$/u.test(word) && /^\s?\p{L}{1,2}\./u.test(text.slice(stop))) return false; // "z. B."
  if (/^\d{1,2}$/.test(word) && isOrdinal(text.slice(0, at), text.slice(stop))) return false;
  if (/^\d{1,2}\.\d{1,2}$/.test(word) && /^[\p{Ll}\d]/u.test(next)) return false;
  if (/^\d{1,2}$/.test(word) && /^\p{Ll}/u.test(next)) return !MONTH.test(text.slice(stop).trimStart());
  return !/\p{Ll}/u.test(next) || word.length > 3;
}

/** In some languages a number with a dot is an ordinal: "die 3. Klasse", "am 4. und 5. Oktober". */
const isOrdinal = (before: string, after: string): boolean =>
  LANGUAGES.some(
    ({ ordinals, dateWords }) =>
      ordinals !== undefined &&
      (dateWords.exec(after.trimStart())?.index === 0 ||
        ordinals.before.test(before) ||
        ordinals.behind.test(after)),
  );

const WITH_ORDINALS = LANGUAGES.filter(({ ordinals }) => ordinals).map(({ code }) => code);
const MONTH = new RegExp(`^(?:${monthBeginnings(["en", ...WITH_ORDINALS]).join("|")})`, "i");

const SHORT_LAST = wordSet("no yes yep yup nah ok thx ty ta bye");

const NEVER_LAST = wordsIn("neverLast");
