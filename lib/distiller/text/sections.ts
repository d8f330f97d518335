import { LANGUAGES } from "@/lib/language";
import type { SingleKind } from "../learning";

/** The meaning of a heading: a kind of learning, or `open` for questions, ideas and tasks. */
export type Section = SingleKind | "open" | null;

const SECTIONS: readonly [pattern: RegExp, section: Section][] = [
  [
    /^(?:(?:key|main|our|final|architecture)\s)?(?:decisions?(?: made| taken)?|decided|resolutions?|resolved|what we decided|agreed|agreements?)$/,
    "decision",
  ],
  [
    /^(?:(?:key|our|working)\s)?(?:assumptions?|assumed|hypothes[ei]s|what we assume|expectations)$/,
    "assumption",
  ],
  [
    /^(?:(?:hard|key|legal|technical|house)\s)?(?:constraints?|limits?|limitations|restrictions|rules|requirements|must[ -]haves?|non-negotiables)$/,
    "constraint",
  ],
  [/^(?:contradictions?|conflicts?|inconsistenc(?:y|ies)|discrepanc(?:y|ies))$/, "contradiction"],
  [
    /^(?:open (?:questions?|points?|issues?)|questions?|ideas?(?: .{0,40})?|brainstorm(?:ing)?|(?:options|alternatives)(?: considered)?|to ?-?do'?s?|todo list|action items?|actions|next steps|tasks|agenda|wish ?list|maybe|parking lot|proposals?|reading list|shopping list|examples?|references?|links?|licen[cs]es?|copyright|contributing|acknowledge?ments?|see also|sources)$/,
    "open",
  ],
];

/** The section of a heading or of a line that introduces a list; null if it has none. */
export function sectionOf(heading: string): Section {
  const words = heading
    .slice(0, 80)
    .toLowerCase()
    .replace(/[*_`#:]/g, "")
    .replace(/^\s*(?:\d{1,2}[.)]?\s+)?/, "")
    .trim();
  // "Decisions, after the break", "Rules (from the gate)".
  const head = words.replace(/\s*[,(].*$/, "");
  return SECTIONS.find(([pattern]) => pattern.test(head))?.[1] ?? foreignSectionOf(head);
}

const KINDS = ["decision", "assumption", "constraint", "contradiction", "open"] as const;

function foreignSectionOf(words: string): Section {
  for (const { learnings } of LANGUAGES)
    for (const kind of KINDS) if (learnings?.sections[kind].test(words)) return kind;
  return null;
}
