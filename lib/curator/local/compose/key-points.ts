import { collapseWhitespace, sentencesOf } from "@/lib/language";
import { LIKELY } from "../../plan";
import type { Analysis } from "../analyse";

const MAX_KEY_POINTS = 7;
const SIGNAL =
  /\b(?:must|cannot|can['’]t|deadline|limit|required|risk|problem|issue|because|however|but|changed|assume|expects?|expected|should|budget|cost|price|delayed?|late|missing|failed|broken|approved|important|worr(?:y|ies|ied)|confirmed|needs?|wants?|next|until|since|increase[ds]?|decrease[ds]?|down|up)\b/i;
const SMALL_TALK =
  /^(?:hi|hello|hey|dear|thanks|thank you|ok(?:ay)?|yes|no|sure|great|lol|haha|good (?:morning|evening)|cheers|best|regards|none|n\/a|fyi)\b.{0,40}$|^\W*$/i;

/** What is less likely than not does not take a sentence from the others. */
const isLikely = ({ chance = 1 }: { chance?: number }): boolean => chance >= LIKELY;

/** The most important sentences other than tasks and decisions, in the order of the text. */
export function keyPoints(analysis: Analysis): string[] {
  const used = new Set([
    ...analysis.tasks.filter(isLikely).map(({ span }) => span.start),
    ...analysis.decisions.filter(isLikely).map(({ span }) => span.start),
  ]);
  const points: { text: string; score: number; at: number }[] = [];
  for (const block of analysis.document.blocks) {
    const isOther =
      block.form === "heading" ||
      block.header !== undefined ||
      block.cells !== undefined ||
      block.quoted ||
      block.check !== undefined;
    if (
      isOther ||
      analysis.skip.has(block) ||
      EXCLUDED_SECTIONS.has(block.section.kind) ||
      (block.label && EXCLUDED_SECTIONS.has(block.label.kind))
    )
      continue;
    for (const sentence of sentencesOf(block)) {
      const text = collapseWhitespace(analysis.document.source.text.slice(sentence.start, sentence.end));
      const words = text.split(" ").length;
      if (
        used.has(sentence.start) ||
        words < 5 ||
        text.length > 240 ||
        SMALL_TALK.test(text) ||
        /\?$/.test(text)
      )
        continue;
      const named = analysis.people.within(sentence.start, sentence.end).length > 0 ? 1 : 0;
      const score =
        (block.form === "item" ? 1 : 0) + (/\d/.test(text) ? 1 : 0) + (SIGNAL.test(text) ? 1 : 0) + named;
      points.push({ text, score, at: sentence.start });
    }
  }
  const best = points.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, MAX_KEY_POINTS);
  return best.sort((a, b) => a.at - b.at).map(({ text }) => text);
}

const EXCLUDED_SECTIONS: ReadonlySet<string> = new Set([
  "attendees",
  "absent",
  "people",
  "owner",
  "actions",
  "done",
  "decisions",
  "agenda",
  "date",
  "location",
  "due",
  "project",
  "org",
  "title",
]);
