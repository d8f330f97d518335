import { AGENDA_ITEMS, type Block, slice, type TextSpan, titleOf } from "@/lib/language";
import { isRoutine } from "./motions";
import { approvesMinutes } from "./verdict";

const { TO_DECIDE, DECIDED, VERDICT } = AGENDA_ITEMS;

/** The lines after an item in which its verdict may be: a list of names or payments is between them. */
const MAX_LINES = 8;
const CONFIDENCE = 0.9;
/** A longer line is no item of an agenda. */
const MAX_LENGTH = 900;

/** `To agree the new signatories … ⏎ Agreed: 9 votes in favour`: what a body was to decide, where its minutes say that it did. */
export function agreedItems(
  blocks: readonly Block[],
): { title: string; span: TextSpan; confidence: number; covers: number[] }[] {
  return blocks.flatMap((block, at) => {
    const lead = block.text.length > MAX_LENGTH ? undefined : TO_DECIDE.exec(block.text)?.[0].length;
    if (lead === undefined || block.form === "heading" || block.quoted || block.cells !== undefined)
      return [];
    const own = DECIDED.exec(block.text)?.index;
    const next = blocks[at + 1];
    // The item continues in the next line.
    const further = own === undefined && isRest(next) ? DECIDED.exec(next?.text ?? "")?.index : undefined;
    const end =
      further !== undefined && next !== undefined
        ? next.start + further
        : block.start + (own ?? block.text.length);
    if (own === undefined && further === undefined && !isAgreedBelow(blocks, at)) return [];
    const span = slice(block, lead, own ?? AS_BELOW.exec(block.text)?.index);
    const rest = further === undefined ? "" : ` ${next?.text.slice(0, further)}`;
    const title = titleOf(`${span.text}${rest}`);
    const covers = [block.start, ...(further !== undefined && next !== undefined ? [next.start] : [])];
    return isRoutine(title) || OF_MINUTES.test(title) || approvesMinutes(`${title} approved`)
      ? []
      : [{ title, span: { ...span, end }, confidence: CONFIDENCE, covers }];
  });
}

const AS_BELOW = /,?\s(?:as (?:detailed|listed|set out) below|as follows|below)\s*:?\s*$/iu;
const OF_MINUTES = /\b(?:minutes|apologies|agenda)\b/iu;

const isRest = (block: Block | undefined): boolean =>
  block?.form === "text" && !block.gap && block.label === undefined && /^\p{Ll}/u.test(block.text);

function isAgreedBelow(blocks: readonly Block[], at: number): boolean {
  for (const next of blocks.slice(at + 1, at + 1 + MAX_LINES)) {
    if (
      TO_DECIDE.test(next.text) ||
      /^\W*(?:\d+[.)]?\s+)?To\s\p{Ll}/u.test(next.text) ||
      next.form === "heading"
    )
      return false;
    const text = next.label ? `${next.label.text}: ${next.text}` : next.text;
    if (VERDICT.test(text)) return true;
  }
  return false;
}
