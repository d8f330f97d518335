import { type Block, MOTIONS, sentencesOf, slice, type TextSpan, titleOf } from "@/lib/language";
import { isRoutine } from "./motions";
import { approvesMinutes } from "./verdict";

const { BY_NAME, ABOUT_MINUTES, CARRIED, LOST, SECONDED } = MOTIONS;

/** How far behind a motion its result may be. */
const MAX_BEHIND = 160;

/** "Ann Lee moved the fee be raised. Bob Kerr seconded. Carried.": in prose, a motion by somebody's name, with its result behind it. */
export function movedByName(
  blocks: readonly Block[],
): { title: string; span: TextSpan; confidence: number }[] {
  return blocks.flatMap((block, at) => {
    if (block.form === "heading" || block.quoted || block.cells !== undefined) return [];
    return sentencesOf(block).flatMap((sentence) => {
      const lead = BY_NAME.exec(sentence.text)?.[0].length;
      if (lead === undefined) return [];
      const from = sentence.end - block.start;
      const next = blocks[at + 1];
      const line = block.text.slice(from, from + MAX_BEHIND);
      const hasResult = CARRIED.test(line) || LOST.test(line) || next?.form === "heading";
      const behind = hasResult ? line : `${line} ${next?.text.slice(0, MAX_BEHIND) ?? ""}`;
      const own = sentence.text.slice(lead);
      const isCarried =
        SECONDED.test(sentence.text + behind) && CARRIED.test(own + behind) && !LOST.test(behind);
      const span = slice(sentence, lead, lead + endOf(own));
      const title = titleOf(span.text);
      const isNone = isRoutine(title) || approvesMinutes(title) || ABOUT_MINUTES.test(title);
      return isCarried && !isNone && title.split(" ").length > 2 ? [{ title, span, confidence: 0.9 }] : [];
    });
  });
}

/** Before who seconds it in the same sentence: "…, seconded by Kerr, carried". */
const endOf = (text: string): number => {
  const at = text.search(SECONDED_BY);
  return at < 0 ? text.length : at;
};
const SECONDED_BY = /[\s,;(–-]+(?:(?:\p{Lu}[\p{L}.'’-]+\s){1,3})?seconded(?!\p{L})/u;
