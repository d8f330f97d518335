import { type Block, type Document, isListTitle, sentencesOf, slice, type TextSpan } from "@/lib/language";

/** A sentence or a clause of it, a list item or a cell: what may be a task or a decision as a whole. */
export interface Unit {
  span: TextSpan;
  block: Block;
  /** The cell of a row that it is in. */
  column?: string;
  /** Which sentence of its block or cell it is, and of how many. */
  at: number;
  of: number;
  /** The one before it in the text, and the one after. */
  previous?: Unit;
  next?: Unit;
  /** Which of the like lines or cells of its part it is, and of how many. */
  list: { at: number; of: number };
}

/** "Go-live is kept for Chennai; Hosur moves", "Zoë is away, I'll sit in for her": each half says something. */
const BETWEEN =
  /;\s+|,\s+(?:(?:and|but|so)\s)?(?=(?:I|he|she|we|they)(?:['’]ll|\s(?:will|shall|can))(?!\p{L}))/gu;
const MIN_CLAUSE = 15;

function clausesOf(sentence: TextSpan): TextSpan[] {
  const clauses: TextSpan[] = [];
  let from = 0;
  for (const { 0: sign, index } of sentence.text.matchAll(BETWEEN)) {
    const next = index + sign.length;
    if (index - from < MIN_CLAUSE || sentence.text.length - next < MIN_CLAUSE) continue;
    clauses.push(slice(sentence, from, index));
    from = next;
  }
  return [...clauses, slice(sentence, from)];
}

/** No real note has more; hostile ones could. */
const MAX_UNITS = 2_000;
const MAX_LENGTH = 600;

/** The units of a note, in order, without headings, headers, signatures and the title of a list. */
export function unitsOf(document: Document, skip: ReadonlySet<Block>): Unit[] {
  const units: Unit[] = [];
  for (const block of document.blocks) {
    if (units.length >= MAX_UNITS) break;
    if (block.form === "heading" || block.header !== undefined || skip.has(block)) continue;
    if (isListTitle(block, document)) continue;
    for (const { span, column } of partsOf(block)) {
      const sentences = sentencesOf(span).flatMap(clausesOf);
      sentences.forEach((sentence, at) => {
        if (sentence.text.length <= MAX_LENGTH && /\p{L}{2}/u.test(sentence.text))
          units.push({ span: sentence, block, column, at, of: sentences.length, list: { at: 0, of: 1 } });
      });
    }
  }
  units.forEach((unit, at) => {
    [unit.previous, unit.next] = [units[at - 1], units[at + 1]];
  });
  numberLists(units);
  return units;
}

function numberLists(units: readonly Unit[]): void {
  const lists = new Map<Block["section"], Map<string, Unit[]>>();
  for (const unit of units) {
    const { section, marker, form, cells } = unit.block;
    const inSection = lists.get(section) ?? new Map<string, Unit[]>();
    lists.set(section, inSection);
    const key = cells === undefined ? (marker ?? form) : `cell ${unit.column ?? ""}`;
    const list = inSection.get(key) ?? [];
    inSection.set(key, list);
    list.push(unit);
  }
  for (const list of [...lists.values()].flatMap((inSection) => [...inSection.values()]))
    list.forEach((unit, at) => {
      unit.list = { at, of: list.length };
    });
}

const partsOf = (block: Block): { span: TextSpan; column?: string }[] =>
  block.cells === undefined
    ? [{ span: block }]
    : block.cells.map((cell) => ({ span: cell, column: cell.column }));
