/** A piece of the text: offsets in it, and the mask between them on one line. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

/** The piece of `span` from its character `from` up to `to`, without the blanks around it. */
export function slice(span: Span, from: number, to: number = span.text.length): Span {
  const text = span.text.slice(from, to);
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const start = span.start + from + lead;
  return { start, end: start + trimmed.length, text: trimmed };
}

/** The pieces of `span` between the matches of `separator`, empty ones left out. */
export function split(span: Span, separator: RegExp): Span[] {
  const pieces: Span[] = [];
  let from = 0;
  for (const match of span.text.matchAll(separator)) {
    pieces.push(slice(span, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(slice(span, from));
  return pieces.filter((piece) => piece.text !== "");
}

export const squeeze = (text: string): string => text.replace(/\s+/g, " ").trim();
