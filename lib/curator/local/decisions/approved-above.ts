import {
  anyOf,
  type Block,
  ENGLISH_LEARNINGS,
  type Language,
  sentencesOf,
  type TextSpan,
} from "@/lib/language";
import { approvedBefore, isApproval, saysApproved } from "./foreign";
import type { Stated } from "./in-block";
import { isMovers } from "./motions";

/** Lines above the result of a vote in which its motion may be; more in a part that is called a motion. */
const MAX_BACK = 4;
const MAX_BACK_IN_MOTION = 24;

export const NAMES_MOTION = new RegExp(String.raw`(?<!\p{L})${anyOf("motion")}(?!\p{L})`, "iu");

/** `Adopté à l'unanimité.` as a line: the motion above it, else the last sentence of the line above. */
export function approvedAbove(
  block: Block,
  above: readonly Block[],
  spans: readonly { span: TextSpan }[],
  language: Language | undefined,
): Stated[] {
  const last = above.at(-1);
  if (
    !last ||
    block.cells !== undefined ||
    !isApproval(block.text, language) ||
    // People object to nothing in much that is not a decision.
    /\bobjections?\b/iu.test(block.text)
  )
    return [];
  // "Aceito por unanimidade" may be a separate paragraph; "Agreed." is what anybody says.
  const isNear =
    !block.gap || isMovers(block.text) || NAMES_MOTION.test(block.text) || saysApproved(block.text, language);
  if (!isNear || !mayBeApproved(last, block) || spans.some(({ span }) => span.start >= last.start)) return [];
  const { motion } = (language?.learnings ?? ENGLISH_LEARNINGS).votes;
  const isInMotion = NAMES_MOTION.test(block.section.title);
  const moving = above
    .slice(isInMotion ? -MAX_BACK_IN_MOTION : -MAX_BACK)
    .filter((each) => mayBeApproved(each, block))
    .flatMap(sentencesOf)
    .filter(
      (sentence) => motion.test(sentence.text) && !spans.some(({ span }) => span.start === sentence.start),
    );
  const moved = moving.at(isInMotion ? 0 : -1);
  // "Der Antrag wird angenommen.": what is above is hardly the motion if it does not say so.
  const isOfMotion = NAMES_MOTION.test(block.text);
  const isApart = block.gap && saysApproved(block.text, language);
  const before = moved ?? sentencesOf(last).at(isApart ? 0 : -1);
  const title = before && approvedBefore(block.text, before.text, language);
  return before === undefined || title === undefined
    ? []
    : [{ title, span: before, confidence: moved ? 0.9 : isOfMotion ? 0.5 : isApart ? 0.9 : 0.75 }];
}

const mayBeApproved = ({ section, label, cells }: Block, result: Block): boolean =>
  section === result.section && label === undefined && cells === undefined;
