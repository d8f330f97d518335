import { isBlank, type Line } from "./line";

/** No editor wraps at a greater width; longer lines are whole paragraphs. */
const MAX_WRAP_WIDTH = 100;
const MIN_WRAP_WIDTH = 60;

/**
 * The column at which the text was hard-wrapped, by depth of quoting: the longest line with another right below.
 * Absent where longer lines show that nothing was wrapped.
 */
export function wrapWidths(lines: Line[]): Map<number, number> {
  const widths = new Map<number, number>();
  const runsOn = new Set<number>();
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const length = line.text.trimEnd().length;
    if (length > MAX_WRAP_WIDTH + 10 && line.text.split(/\s+/).length > 12) runsOn.add(line.quoted);
    else if (
      length <= MAX_WRAP_WIDTH &&
      !isBlank(next) &&
      next?.quoted === line.quoted &&
      line.header === undefined
    ) {
      widths.set(line.quoted, Math.max(widths.get(line.quoted) ?? 0, length));
    }
  });
  for (const depth of runsOn) widths.delete(depth);
  return widths;
}

export function wrapWidth(widths: ReadonlyMap<number, number>, quoted: number): number {
  return Math.max(MIN_WRAP_WIDTH, widths.get(quoted) ?? Number.POSITIVE_INFINITY);
}

/**
 * The lines of runs that are not wrapped text: many of their lines that end within a sentence stop before the column at which
 * the text would have been wrapped: each is an item, as in a list without bullets.
 */
export function raggedLines(lines: readonly Line[], widths: Map<number, number>): Set<Line> {
  const ragged = new Set<Line>();
  for (const run of runsOf(lines)) {
    const open = run
      .slice(0, -1)
      .map((line, at) => ({ line, next: run[at + 1] }))
      .filter(({ line, next }) => !ENDS_SENTENCE.test(line.text) && !ITEM.test(next?.text ?? ""));
    const full = open.filter(({ line, next }) => isFull(line, next, widths));
    if (open.length >= MIN_RAGGED && full.length < MIN_FULL * open.length)
      for (const line of run) ragged.add(line);
  }
  return ragged;
}

/** What begins with a bullet or a number never continues the line before. */
const ITEM = /^\s*(?:[-*+•·▪◦‣–—]|\d{1,2}[.)])\s/u;
const MIN_RAGGED = 3;
/** Nearly all lines of wrapped text are full, and half of those of hasty notes may be by chance. */
const MIN_FULL = 0.75;
export const ENDS_SENTENCE = /[.!?:;…]["')\]]*\s*$/;

/** Whether the first word of the next line would not have fitted in. */
function isFull(line: Line, next: Line | undefined, widths: Map<number, number>): boolean {
  const nextWord = /^\s*\S+/.exec(next?.text ?? "")?.[0].length ?? 0;
  const length = line.text.trimEnd().length;
  return (
    length + 1 + nextWord > wrapWidth(widths, line.quoted) || runsOnTo(line.text, length, next?.text ?? "")
  );
}

/** A line of prose, broken by hand anywhere near the margin: the next line continues in lower case. */
export const runsOnTo = (text: string, length: number, next: string): boolean =>
  length >= MIN_WRAP_WIDTH && /[\p{L},]\s*$/u.test(text) && /^\s*\p{Ll}/u.test(next);

const HEADING = /^\s{0,3}#{1,6}\s/;

/** Lines without a blank one or a heading between them. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [[]];
  for (const line of lines) {
    if (isBlank(line) || HEADING.test(line.text)) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs;
}
