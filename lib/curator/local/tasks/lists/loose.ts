import { madeOnce } from "@/lib/core/made-once";
import {
  type Block,
  type Document,
  isInfinitiveLine,
  isInstruction,
  languageOf,
  noteKindOf,
  type Section,
  sentencesOf,
  usesBoxes,
} from "@/lib/language";
import { TASK_SECTIONS } from "../sections";

/** What is known of a to-do list. */
export interface ListForm {
  /** It is one by its title or its check boxes. */
  isTitled: boolean;
  /** Its lines are items without bullets. */
  isPlain: boolean;
}

const MIN_LISTED = 3;

/** In a to-do list every bullet is a task, except under "Notes", "Staff", "Decisions". */
export function isLoose(block: Block, document: Document, { isTitled, isPlain }: ListForm): boolean {
  const { form, label, section, text } = block;
  const isOther = section.kind === "other" || section.kind === "info" || section.kind === "people";
  if (!isOther || label !== undefined || STATES.test(text) || isTitle(block, document)) return false;
  const hasBoxes = usesBoxes(document);
  if (form === "item" && isTitled && section.kind === "other" && !hasBoxes) return true;
  if (form === "text" && hasListed(document)) return false;
  if (form === "text" && isPlain && block !== document.blocks[0]) return true;
  if (form === "text" && sentencesOf(block).length > 2) return true;
  const isOrder = isInstruction(block, languageOf(document.source.masked));
  return isOrder && !(section.kind === "info" && hasBoxes);
}

const MIN_ORDERS = 2;

/** "Stampare i volantini": in a note that is not English, a line with an infinitive among others is to be done, whatever is above it. */
export function isOrderInList(block: Block, document: Document): boolean {
  const orders = ordersOf(document).get(block.section);
  return orders !== undefined && orders.size >= MIN_ORDERS && orders.has(block);
}

/** The lines with an infinitive, by their section. */
const ordersOf = madeOnce((document: Document): ReadonlyMap<Section, ReadonlySet<Block>> => {
  const { blocks, source } = document;
  const language = languageOf(source.masked);
  // In minutes in Chinese or Japanese, points of the agenda are worded as orders are.
  const isMinutes = noteKindOf(document) === "meeting";
  if (language?.script !== undefined && isMinutes) return new Map();
  const orders = new Map<Section, Set<Block>>();
  for (const block of blocks) {
    const isOpen = block.form === "item" || block.form === "text";
    // `Cantiere via Mazzini, 27/11` over a list is its title.
    if (block === blocks[0] && block.form === "text" && isApart(blocks[1])) continue;
    if (!isOpen || block.label !== undefined || !OPEN.has(block.section.kind)) continue;
    // `kas: stand doornemen`, in minutes: a point of the agenda.
    if (isMinutes && TOPIC.test(block.text)) continue;
    if (!isInfinitiveLine(block, language)) continue;
    orders.set(block.section, (orders.get(block.section) ?? new Set()).add(block));
  }
  return orders;
});

const TOPIC = /^\p{Ll}[\p{Ll}\d]{1,14}\s?:\s/u;

const isApart = (next: Block | undefined): boolean =>
  next === undefined || next.gap || next.label !== undefined || next.form !== "text";

/** What the headings of other sections say of their items counts more. */
const OPEN: ReadonlySet<Section["kind"]> = new Set(["other", "info"]);

const STATES = /^(?:we|i|they|it|the|this|that|there|he|she)\b/i;

/** Where tasks are items under their headings, a line beside them is none: "balance today". */
const hasListed = ({ blocks }: Document): boolean =>
  blocks.filter(({ form, section }) => form === "item" && TASK_SECTIONS.has(section.kind)).length >=
  MIN_LISTED;

/** The first line, when the following ones have another form: `Prep list Friday`. */
function isTitle(block: Block, { blocks }: Document): boolean {
  const [first, second] = blocks;
  return block === first && (second === undefined || !isInstruction(second));
}
