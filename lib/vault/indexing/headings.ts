import { codeBlocks } from "@/lib/core/fence";

const HEADING = /#{1,6}[ \t]/y;

/** Calls `each` with the stretches of a body from `start` on, in order, with whether they are headings. */
export function eachStretch(
  text: string,
  start: number,
  each: (from: number, to: number, isHeading: boolean) => void,
): void {
  let from = start;
  for (const at of headingsOf(text, start)) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    each(from, at, false);
    each(at, end, true);
    from = end;
  }
  each(from, text.length, false);
}

/** Where headings begin that are not in a block of code. */
function* headingsOf(text: string, start: number): Generator<number> {
  const blocks = codeBlocks(text, start);
  let block = blocks.next().value;
  for (let at = lineWithMark(text, start); at >= 0; at = lineWithMark(text, at + 1)) {
    while (block && block.to <= at) block = blocks.next().value;
    HEADING.lastIndex = at;
    if (!(block && block.from < at) && HEADING.test(text)) yield at;
  }
}

/** The next line from `start` on that begins with `#`, or -1. */
function lineWithMark(text: string, start: number): number {
  if (text[start] === "#" && (start === 0 || text[start - 1] === "\n")) return start;
  const at = text.indexOf("\n#", start);
  return at < 0 ? -1 : at + 1;
}
