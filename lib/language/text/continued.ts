import { anyOf } from "../languages/vocabulary";
import type { Block } from "./block";
import type { Line } from "./line";
import { ENDS_SENTENCE, runsOnTo, wrapWidth } from "./wrap";

/** Whether a line continues the paragraph before it, by the width at which the text was wrapped. */
export function continuesProse(
  last: Block,
  line: Line,
  text: string,
  widths: ReadonlyMap<number, number>,
): boolean {
  // A speaker of a log, as `<alice>`, starts a new block.
  if (/^\s*<[\w-]{2,30}>\s/.test(line.text)) return false;
  // A name in bold starts a new block, and so does a capital where no other line was wrapped.
  if (/^\s*(?:\*\*|__)/.test(text.slice(line.start, line.end))) return false;
  const isSpeech = /^\s*\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}\s*:\s/u.test(line.text);
  if (ENDS_SENTENCE.test(last.text) || isSpeech) return false;
  const lastLine = last.end - Math.max(last.start, text.lastIndexOf("\n", last.end - 1) + 1);
  const nextWord = /^\s*\S+/.exec(line.text)?.[0].length ?? 0;
  if (
    /^\s*\d/.test(line.text) &&
    !/\d\s*$|\b(?:the|a|of|to|and|or|in|on|at|for|by|with|is|are)\s*$/i.test(last.text)
  )
    return false;
  const width = wrapWidth(widths, line.quoted);
  return (
    lastLine + 1 + nextWord > width ||
    runsOnTo(last.text, lastLine, line.text) ||
    isBroken(last.text, lastLine, width, line)
  );
}

/** Whether a line is below the text of an item, or continues it in small letters. */
export function continuesItem(last: Block, line: Line, text: string, isWrapped: () => boolean): boolean {
  // The signs of bold and italic are blanks in the masked line.
  const indent = text.slice(line.start, line.end).search(/\S/);
  const isSmall = /^\s*\p{Ll}/u.test(line.text);
  return indent >= last.indent + 2 || (isSmall && (indent > 0 || isWrapped()));
}

/** A list of people that ends in a comma, or was wrapped within a name: `…, Ben Carr, Frida` over `Lund`. */
export function isOpenList(last: Block, next: Line, text: string): boolean {
  if (/,\s*$/.test(last.text)) return true;
  // From the label on.
  const length = last.end - (text.lastIndexOf("\n", last.end - 1) + 1);
  return (
    length >= MIN_BROKEN &&
    /,\s\p{Lu}[\p{L}'’-]+$/u.test(last.text) &&
    /^\s*\p{Lu}[\p{L}'’-]+/u.test(next.text)
  );
}

/** Mails are wrapped by hand as well: a long line that ends within a sentence, and the next one in lower case. */
const isBroken = (text: string, length: number, width: number, next: Line): boolean =>
  /^\s*\p{Ll}/u.test(next.text) &&
  length >= MIN_BROKEN &&
  (ENDS_OPEN.test(text) ||
    (next.voice !== undefined && length * 2 >= Math.min(width, MAX_BROKEN) && /[\p{L}\d,)]\s*$/u.test(text)));
/** What began with a capital and ends in a word that leads on continues in small letters, however the lines around it end. */
export const goesOn = (text: string, next: string): boolean =>
  /^\W{0,3}[\p{Lu}\d]/u.test(text) && ENDS_OPEN.test(text) && /^\s*\p{Ll}/u.test(next);

/** No sentence ends in such a word. */
const ENDS_OPEN = new RegExp(String.raw`\s${anyOf("endsOpen")}\s*$`, "iu");
const MIN_BROKEN = 60;
const MAX_BROKEN = 120;
