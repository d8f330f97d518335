import type { Document, Span } from "@/lib/language";
import { sentencesOf } from "@/lib/language";

const LONGEST = 500;

/** The sentence or line around a place, word for word as the source has it. */
export function quoteAround(document: Document, span: { start: number; end: number }): string {
  const { text } = document.source;
  const block = blockAt(document, span.start);
  const sentence =
    block &&
    (block.header !== undefined
      ? block
      : sentencesOf(block).find((it) => it.start <= span.start && span.end <= it.end));
  const around = sentence ?? span;
  const quote = text.slice(around.start, around.end);
  if (quote.length <= LONGEST && quote.trim() !== "") return quote.trim();
  return cut(text.slice(span.start, span.end) || text.slice(around.start, around.end));
}

/** At most 500 characters, no half of a character at the end. */
function cut(quote: string): string {
  if (quote.length <= LONGEST) return quote.trim();
  const end = /[\ud800-\udbff]/.test(quote[LONGEST - 1] ?? "") ? LONGEST - 1 : LONGEST;
  return quote.slice(0, end).trim();
}

/** The block in which `at` lies; blocks stand in order. */
export function blockAt(document: Document, at: number): Document["blocks"][number] | undefined {
  const { blocks } = document;
  let low = 0;
  let high = blocks.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle];
    if (block === undefined) return undefined;
    if (at < block.start) high = middle - 1;
    else if (at >= block.end) low = middle + 1;
    else return block;
  }
  return undefined;
}

/** A quotation in Markdown. */
export const quoted = (quote: string): string =>
  quote
    .split(/\r?\n|\r/)
    .map((line) => `> ${line.trim()}`)
    .join("\n");

export type { Span };
