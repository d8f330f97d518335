import { madeOnce } from "@/lib/core/made-once";
import type { LabelKind } from "./labels";
import type { Voice } from "./line";
import type { Marker } from "./markers";

/** The heading or label above a block. */
export interface Section {
  kind: LabelKind | "other";
  title: string;
  /** 1–6 for Markdown headings, 7 for a bold or bare line, 8 for a label, 9 for an item over others. */
  level: number;
  /** The blanks before an item that has the others below it. */
  indent?: number;
  /** The heading of the parent section. */
  parent?: Section;
}

export interface Cell {
  start: number;
  end: number;
  text: string;
  /** The column's heading. */
  column: string;
}

/** A heading, list item, paragraph, table row or message: `text` is the mask from `start` to `end`, on one line. */
export interface Block {
  start: number;
  end: number;
  text: string;
  form: "heading" | "item" | "text" | "row" | "header";
  section: Section;
  /** `- [ ]` and `- [x]`. */
  check?: Marker["check"];
  marker?: Marker["kind"];
  /** Number of blanks before the content. */
  indent: number;
  /** The label before the content, as written: `Owner` of `Owner: Ann`. */
  label?: { text: string; kind: LabelKind; start: number };
  quoted: boolean;
  voice?: Voice;
  /** `from`, `to`, `subject`… of a mail. */
  header?: string;
  cells?: Cell[];
  /** `- Next:` over items that are indented below it. */
  headsItems?: true;
  /** Blank lines before this block separate it from the one before. */
  gap: boolean;
}

/** The block that the character `at` is in, by binary search: blocks are in the order of the text. */
export function blockAt(blocks: readonly Block[], at: number): Block | undefined {
  let [low, high] = [0, blocks.length - 1];
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

/** The block that all of a span is in. */
export function blockAround(
  blocks: readonly Block[],
  { start, end }: { start: number; end: number },
): Block | undefined {
  const block = blockAt(blocks, start);
  return block !== undefined && end <= block.end ? block : undefined;
}

/** `Decisions & actions`, `Actions/Resolutions`: a list of both. */
export const isMixed = ({ title }: Section): boolean =>
  /\b(?:decision|decided|agreed|outcome|resolution)s?\b/i.test(title) &&
  /\b(?:action|task|to-?do|next step|follow-?up)s?\b/i.test(title);

/** Which of all blocks one is: asked for every block of a document, so that to search each time would take as many times as long. */
export const placeOf = (block: Block, blocks: readonly Block[]): number => placesOf(blocks).get(block) ?? -1;

const placesOf = madeOnce(
  (blocks: readonly Block[]): ReadonlyMap<Block, number> => new Map(blocks.map((block, at) => [block, at])),
);
