import { foldedPart, isOfWord, KIND, UNITS } from "./characters";

/** A text folded character by character. */
export interface TracedText {
  folded: string;
  /** Where the character of a unit of `folded` begins in the original. */
  originOf: (at: number) => number;
  /** Whether a unit of `folded` is of a word that blanks separate from others. */
  isInWord: (at: number) => boolean;
}

const ASCII = /^[\x01-\x7f]*$/;
const OTHERS = /[^\x01-\x7f]/gu;

/** Most texts are ASCII: nothing has to be noted of each of their characters. */
export const traceFolded = (text: string): TracedText =>
  ASCII.test(text)
    ? {
        folded: text.toLowerCase(),
        originOf: (at) => at,
        isInWord: (at) => at >= 0 && at < text.length && isOfWord(text.charCodeAt(at)),
      }
    : (traceLetters(text) ?? traceEach(text));

/** A text whose characters become one each, as letters with accents do: nothing is noted either. Null for another. */
function traceLetters(text: string): TracedText | null {
  let isSame = true;
  const letters = text.replace(OTHERS, (character) => {
    const part = foldedPart(character);
    isSame &&= part.isOne;
    return part.text;
  });
  if (!isSame) return null;
  const folded = letters.toLowerCase();
  return {
    folded,
    originOf: (at) => at,
    isInWord: (at) => at >= 0 && at < folded.length && isOfWord(folded.charCodeAt(at)),
  };
}

function traceEach(text: string): TracedText {
  // A character becomes two units at most.
  const units = new Uint16Array(2 * text.length);
  const origins = new Uint32Array(units.length);
  const inWord = new Uint8Array(units.length);
  let end = 0;
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      inWord[end] = Number(isOfWord(unit));
      origins[end] = at++;
      units[end++] = UNITS[unit] ?? unit;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? unit);
    const part = foldedPart(character);
    for (let one = 0; one < part.text.length; one++) {
      inWord[end] = Number(part.kind === KIND.word);
      origins[end] = at;
      units[end++] = part.text.charCodeAt(one);
    }
    at += character.length;
  }
  return {
    folded: Buffer.from(units.buffer, 0, 2 * end).toString("utf16le"),
    originOf: (at) => (at < end ? (origins[at] ?? text.length) : text.length),
    isInWord: (at) => at < end && inWord[at] === 1,
  };
}
