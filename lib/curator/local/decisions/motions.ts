import { type Block, MOTIONS, sentencesOf, slice, type TextSpan, titleOf } from "@/lib/language";

const { MOTION, CARRIED, LOST, RESULT, RESULT_LINE } = MOTIONS;

/** The lines after a motion in which its vote and its result are. */
const MAX_LINES = 6;

/** `Motion carried 3-0-1`: the result of the motion before it. */
export const isResult = (text: string): boolean => text.length < 80 && RESULT_LINE.test(text);

export const isMotion = ({ text, label }: Block): boolean =>
  MOTION.test(text) || /^motion\b/iu.test(label?.text ?? "");

/** A motion with a label counts even if its outcome is unknown. */
export const isUndecided = (block: Block, blocks: readonly Block[]): boolean =>
  block.label !== undefined && resultOf(blocks, blocks.indexOf(block), 0) === undefined;

/** What a body was asked to vote on, where the same line or the next ones say that it is carried. */
export function carriedMotions(blocks: readonly Block[]): { title: string; span: TextSpan }[] {
  return blocks.flatMap((block, at) => {
    if (block.form === "heading" || block.quoted || !isMotion(block)) return [];
    const from = MOTION.exec(block.text)?.[0].length ?? 0;
    if (resultOf(blocks, at, from) !== true) return [];
    const [span] = sentencesOf(slice(block, from));
    const title = titleOf(span?.text.replace(RESULT, "") ?? "");
    return span === undefined || title === "" ? [] : [{ title, span }];
  });
}

/** Whether it is carried; undefined where nothing says so. */
function resultOf(blocks: readonly Block[], at: number, from: number): boolean | undefined {
  const own = blocks[at]?.text.slice(from) ?? "";
  if (CARRIED.test(own) || LOST.test(own)) return !LOST.test(own);
  for (const next of blocks.slice(at + 1, at + 1 + MAX_LINES)) {
    if (isMotion(next) || (next.form === "heading" && !/motion/iu.test(next.text))) return undefined;
    if (CARRIED.test(next.text) || LOST.test(next.text)) return !LOST.test(next.text);
  }
  return undefined;
}
