import { ENGLISH_LEARNINGS, LANGUAGES, type LearningWords } from "@/lib/language";
import type { SingleKind } from "../learning";

/** The meaning of a heading: a kind of learning, or `open` for questions, ideas and tasks. */
export type Section = SingleKind | "open" | null;

/** The section of a heading or of a line that introduces a list; null if it has none. */
export function sectionOf(heading: string): Section {
  const head = headOf(heading);
  return kindOf(ENGLISH_LEARNINGS.sections, head) ?? foreignSectionOf(head);
}

/** Whether a text reports an error, whose "Resolution" is its repair. */
export const isErrorReport = (body: string): boolean => ENGLISH_LEARNINGS.fault.test(body);

/** "Resolution" in such a report. */
export const isRepairBelow = (heading: string): boolean => ENGLISH_LEARNINGS.repair.test(headOf(heading));

/** Whether it is one of reasons or of what follows from them: "Context", "Consequences". */
export const isReasoningBelow = (heading: string): boolean => isHeadingOf("reasons", heading);

/** Whether it says that what is listed below it is not to be done: "Don'ts", "Guests must not". */
export const isDeniedBelow = (heading: string): boolean => isHeadingOf("denied", heading);

function isHeadingOf(meaning: "reasons" | "denied", heading: string): boolean {
  const head = headOf(heading);
  return [ENGLISH_LEARNINGS, ...LANGUAGES.map(({ learnings }) => learnings)].some((words) =>
    words?.sections[meaning].test(head),
  );
}

function headOf(heading: string): string {
  const words = heading
    .slice(0, 80)
    .toLowerCase()
    .replace(/[*_`#:]/g, "")
    .replace(/^\s*(?:\d{1,2}[.)]?\s+)?/, "")
    .trim();
  // "Decisions, after the break", "Rules (from the gate)".
  return words.replace(/\s*[,(].*$/, "");
}

const KINDS = ["decision", "assumption", "constraint", "contradiction", "open"] as const;

const kindOf = (sections: LearningWords["sections"], words: string): Section =>
  KINDS.find((kind) => sections[kind].test(words)) ?? null;

function foreignSectionOf(words: string): Section {
  for (const { learnings } of LANGUAGES) {
    const kind = learnings ? kindOf(learnings.sections, words) : null;
    if (kind !== null) return kind;
  }
  return null;
}
