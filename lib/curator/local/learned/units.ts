import { type Block, type Document, sentencesOf, type TextSpan } from "@/lib/language";

/** A sentence, a list item or a cell: what may be a task or a decision as a whole. */
export interface Unit {
  span: TextSpan;
  block: Block;
  /** The cell of a row that it is in. */
  column?: string;
  /** Which sentence of its block or cell it is, and of how many. */
  at: number;
  of: number;
  /** The one before it in the text, and the one behind. */
  before?: TextSpan;
  after?: TextSpan;
}

/** No real note has more; hostile ones could. */
const MAX_UNITS = 2_000;
const MAX_LENGTH = 600;

/** The units of a note, in order, without headings, headers and signatures. */
export function unitsOf(document: Document, skip: ReadonlySet<Block>): Unit[] {
  const units: Unit[] = [];
  for (const block of document.blocks) {
    if (units.length >= MAX_UNITS) break;
    if (block.form === "heading" || block.header !== undefined || skip.has(block)) continue;
    for (const { span, column } of partsOf(block)) {
      const sentences = sentencesOf(span);
      sentences.forEach((sentence, at) => {
        if (sentence.text.length <= MAX_LENGTH && /\p{L}{2}/u.test(sentence.text))
          units.push({ span: sentence, block, column, at, of: sentences.length });
      });
    }
  }
  units.forEach((unit, at) => {
    unit.before = units[at - 1]?.span;
    unit.after = units[at + 1]?.span;
  });
  return units;
}

const partsOf = (block: Block): { span: TextSpan; column?: string }[] =>
  block.cells === undefined
    ? [{ span: block }]
    : block.cells.map((cell) => ({ span: cell, column: cell.column }));
