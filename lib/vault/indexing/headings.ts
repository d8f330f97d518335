const HEADING = /#{1,6}[ \t]/y;
const FENCE = /^[ \t]*(?:```|~~~)/gm;

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
  let fences = 0;
  FENCE.lastIndex = start;
  let fence = FENCE.exec(text)?.index ?? text.length;
  for (let at = lineWithMark(text, start); at >= 0; at = lineWithMark(text, at + 1)) {
    while (fence < at) {
      fences += 1;
      fence = FENCE.exec(text)?.index ?? text.length;
    }
    HEADING.lastIndex = at;
    if (fences % 2 === 0 && HEADING.test(text)) yield at;
  }
}

/** The next line from `start` on that begins with `#`, or -1. */
function lineWithMark(text: string, start: number): number {
  if (text[start] === "#" && (start === 0 || text[start - 1] === "\n")) return start;
  const at = text.indexOf("\n#", start);
  return at < 0 ? -1 : at + 1;
}
