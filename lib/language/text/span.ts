/** A part of the text: its offsets, and the mask between them on one line. */
export interface TextSpan {
  start: number;
  end: number;
  text: string;
}

/** The part of `span` from its character `from` up to `to`, trimmed. */
export function slice(span: TextSpan, from: number, to: number = span.text.length): TextSpan {
  const text = span.text.slice(from, to);
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const start = span.start + from + lead;
  return { start, end: start + trimmed.length, text: trimmed };
}

/** The non-empty parts of `span` between the matches of `separator`. */
export function split(span: TextSpan, separator: RegExp): TextSpan[] {
  const pieces: TextSpan[] = [];
  let from = 0;
  for (const match of span.text.matchAll(separator)) {
    pieces.push(slice(span, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(slice(span, from));
  return pieces.filter((piece) => piece.text !== "");
}

/** Whether a range shares a letter with one of the others. */
export const overlaps = ({ start, end }: Range, others: readonly Range[]): boolean =>
  others.some((other) => other.start < end && start < other.end);
type Range = Pick<TextSpan, "start" | "end">;

export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A text without a part of it, such as its day, and with one blank in its place. */
export const withoutPart = (text: string, { start, end }: Range): string =>
  `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim();
