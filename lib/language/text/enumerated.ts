import { type Line, tail } from "./line";

const MARK = /(?:^|[\s;,.:–—-])\(?([a-h])\)\s*(?=\p{L})/gu;
const MIN_PARTS = 3;
const FIRST = "a".charCodeAt(0);

/**
 * "3. Renewals: a) Ann to write to them, b) flyers to be printed, c) …": what is before the first letter, if anything, and each
 * part; none of any other line.
 */
export function partsOf(line: Line): [head?: Line, ...parts: Line[]] {
  const marks: { at: number; from: number }[] = [];
  // A letter out of its turn is something else: "(see b)".
  for (const match of line.text.matchAll(MARK))
    if (match[1]?.charCodeAt(0) === FIRST + marks.length)
      marks.push({ at: match.index, from: match.index + match[0].length });
  const [first] = marks;
  if (first === undefined || marks.length < MIN_PARTS) return [];
  const parts = marks.map(({ from }, at) => cut(line, from, marks[at + 1]?.at ?? line.text.length));
  const head = cut(line, 0, first.at);
  return [/\p{L}/u.test(head.text) ? head : undefined, ...parts];
}

/** Without the sign that parts it from the next. */
function cut(line: Line, from: number, until: number): Line {
  const to = from + line.text.slice(from, until).replace(/[\s;,]+$/u, "").length;
  return tail({ ...line, end: line.start + to, text: line.text.slice(0, to) }, from);
}
