/** The speaker of a line ("I") and the addressee ("you"): names as written. */
export interface Voice {
  /** Absent in an unsigned note. */
  self?: string;
  audience: string[];
  /** The span of `self` in the text. */
  at?: number;
  /** The timestamp as written: `[12/03/2026, 18:22]`. */
  when?: string;
  /** Number of the message in a chat, or of the mail in a thread. */
  turn: number;
}

/** A line of the mask, without its line break; offsets count in the text. */
export interface Line {
  start: number;
  end: number;
  text: string;
  /** Depth of `>` marks. */
  quoted: number;
  voice?: Voice;
  /** `from`, `to`, `cc`, `subject`, `date`: a line of a mail's header. */
  header?: string;
}

/** Longer lines are not prose; the rest is not searched. */
const MAX_LINE_LENGTH = 4000;

/** With `marksItems`, a `>` at the margin is no quote but the mark of an item. */
export function splitLines(masked: string, { marksItems } = { marksItems: false }): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of masked.split("\n")) {
    const marks = marksItems || isArrow(raw) ? "" : (/^[ \t]*(?:>[ \t]?)+/.exec(raw)?.[0] ?? "");
    const text = raw.slice(marks.length, marks.length + MAX_LINE_LENGTH);
    const from = start + marks.length;
    lines.push({ start: from, end: from + text.length, text, quoted: marks.replace(/[^>]/g, "").length });
    start += raw.length + 1;
  }
  return lines;
}

/** Whether the quotes of a plain text that is no mail are its items: single lines, below no "Ann wrote:". */
export function quotesAreItems(lines: readonly Line[]): boolean {
  const marked = lines.filter(({ quoted }) => quoted > 0);
  const [first] = marked;
  return (
    marked.length > 1 &&
    marked.every((line) => !isBlank(line) && line.quoted === first?.quoted) &&
    !lines.some(
      ({ text, quoted }, at) => quoted === 0 && /:\s*$/.test(text) && (lines[at + 1]?.quoted ?? 0) > 0,
    )
  );
}

/** `  >> Bob: call the bank`, indented below its topic: a quote of a quote stands at the margin. */
const isArrow = (raw: string): boolean => /^[ \t]+>>[ \t]+[^\s>]/.test(raw);

export const isBlank = (line: Line | undefined): boolean => line === undefined || line.text.trim() === "";

/** The line from its character `at`. */
export function tail(line: Line, at: number): Line {
  return { ...line, start: line.start + at, text: line.text.slice(at) };
}
