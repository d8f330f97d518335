import type { Block, Phrase, TextSpan } from "@/lib/language";

export const AROUND = 80;

/** The words of a block, with what is around them. */
export function phraseAt(span: TextSpan, block: Block): Phrase {
  const [start, end] = [span.start - block.start, span.end - block.start];
  return {
    ...span,
    words: span.text.split(/\s+/),
    block,
    before: block.text.slice(Math.max(0, start - AROUND), start),
    after: block.text.slice(end, end + AROUND),
    initial: start === 0,
  };
}
