import {
  anyOf,
  type Block,
  MOTIONS,
  placeOf,
  sentencesOf,
  slice,
  type TextSpan,
  titleOf,
} from "@/lib/language";

const { MOTION, MOVERS, CARRIED, LOST, RESULT, RESULT_LINE } = MOTIONS;

/** The lines after a motion in which its vote and its result are. */
const MAX_LINES = 6;

/** `Motion carried 3-0-1`: the result of the motion before it. */
export const isResult = (text: string): boolean => text.length < 80 && RESULT_LINE.test(text);

export const isCarriedResult = (text: string): boolean => isResult(text) && !LOST.test(text);

export const isMotion = ({ text, label }: Pick<Block, "text" | "label">): boolean =>
  MOTION.test(text) || /^motion\b/iu.test(label?.text ?? "");

/** "Proposed AP, seconded DO.": the motion is the sentence before. */
export const isMovers = (text: string): boolean =>
  MOVERS.test(text) && !LOST.test(text) && !/\s(?:to|that)\s/u.test(text);

/** `Motion lost` in the line after who moved it. */
export const isLost = (block: Block, next: Block | undefined): boolean =>
  next !== undefined && isMovers(block.text) && isResult(next.text) && LOST.test(next.text);

/** A motion without who moved it: "Moved by Lee, seconded by Ito: that …", "Antrag von Meier, unterstützt von Huber: …". */
export function withoutMovers(text: string): string {
  const own = MOTION.exec(text)?.[0].length;
  if (own !== undefined) return text.slice(own);
  const [lead = "", by = ""] = MOTION_OF.exec(text) ?? [];
  return /^\p{Lu}/u.test(by) ? text.slice(lead.length) : text;
}
const MOTION_OF = new RegExp(
  String.raw`^\W*${anyOf("motion")}\s${anyOf("of", "of the")}(?:\s|(?<=['’]))([^:]{2,80}):\s*(?=\S.{8})`,
  "iu",
);

/** A motion with a label counts even if its outcome is unknown. */
export const isUndecided = (block: Block, blocks: readonly Block[]): boolean =>
  block.label !== undefined && resultOf(blocks, placeOf(block, blocks), 0) === undefined;

/** What a body was asked to vote on, where the same line or the next ones say that it is carried. */
export function carriedMotions(
  blocks: readonly Block[],
): { title: string; span: TextSpan; confidence: number }[] {
  return blocks.flatMap((block, at) => {
    if (block.form === "heading" || block.quoted || !isMotion(block)) return [];
    const [lead = ""] = MOTION.exec(block.text) ?? [];
    const from = lead.length;
    const result = CARRIED_LEAD.test(lead) || resultOf(blocks, at, from);
    // Minutes of small bodies do not say that what was seconded is carried.
    if (result === false || (result === undefined && !/seconded/iu.test(lead))) return [];
    const [span] = sentencesOf(slice(block, from));
    const title = titleOf(span?.text.replace(RESULT, "") ?? "");
    return span === undefined || title === "" || isRoutine(title)
      ? []
      : [{ title, span, confidence: result ? 0.9 : 0.75 }];
  });
}

/** "Motion to accept as recorded by Lee", "Motion to adjourn": of a report that somebody gave, and of the meeting itself. */
export const isRoutine = (text: string): boolean => ROUTINE.test(text);
const ROUTINE =
  /^\W*(?:motion (?:by \p{Lu}[^,.:]{1,40} )?)?(?:to )?(?:(?:accept|approve|adopt|receive)(?: (?:as|with|it|them|by)\b.*)?|(?:[^.,:]{1,40} (?:agreed|voted|decided) to )?adjou?rn\b.*)$/iu;

/** "…, seconded by Ito, and carried that the fee stays" */
const CARRIED_LEAD = /\s(?:carried|agreed|approved|resolved)\b[^,:]*$/iu;

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
