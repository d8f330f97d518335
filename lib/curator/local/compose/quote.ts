import { blockAt, type Document, sentencesOf } from "@/lib/language";

const MAX_QUOTE_LENGTH = 500;

/** The sentence or line around a span, verbatim. */
export function quoteAround(document: Document, span: { start: number; end: number }): string {
  const { text } = document.source;
  const block = blockAt(document.blocks, span.start);
  const sentence =
    block &&
    (block.header !== undefined
      ? block
      : sentencesOf(block).find((it) => it.start <= span.start && span.end <= it.end));
  const around = sentence ?? span;
  const quote = text.slice(around.start, around.end);
  if (quote.length <= MAX_QUOTE_LENGTH && quote.trim() !== "") return quote.trim();
  return cut(text.slice(span.start, span.end) || text.slice(around.start, around.end));
}

/** Never splits a surrogate pair. */
function cut(quote: string): string {
  if (quote.length <= MAX_QUOTE_LENGTH) return quote.trim();
  const end = /[\ud800-\udbff]/.test(quote[MAX_QUOTE_LENGTH - 1] ?? "")
    ? MAX_QUOTE_LENGTH - 1
    : MAX_QUOTE_LENGTH;
  return quote.slice(0, end).trim();
}

/** As a Markdown quotation. */
export const quoted = (quote: string): string =>
  quote
    .split(/\r?\n|\r/)
    .map((line) => `> ${line.trim()}`)
    .join("\n");
