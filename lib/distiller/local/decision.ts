import {
  NO_DECISION as CURATORS_NO,
  UNDECIDED as CURATORS_UNDECIDED,
  ENGLISH_LEARNINGS,
  type LearningPattern,
  TRIGGERS,
} from "@/lib/language";
import type { Match } from "./pattern";

/** The curator's patterns for decisions, with a lower confidence. */
const CURATORS: LearningPattern = { pattern: /./, confidence: 0.7 };

export function curatorsMatch(text: string): Match | null {
  if (CURATORS_NO.test(text)) return null;
  for (const { pattern } of TRIGGERS) {
    const match = pattern.exec(text);
    const clause =
      text
        .slice(0, match?.index)
        .split(/[,;:]\s/)
        .at(-1) ?? "";
    if (match && !CURATORS_UNDECIDED.test(clause))
      return { index: match.index, text: match[0], pattern: CURATORS };
  }
  return null;
}

export function isDecision(text: string, index: number): boolean {
  const clause =
    text
      .slice(0, index)
      .split(/[,;:]\s/)
      .at(-1) ?? "";
  return !ENGLISH_LEARNINGS.pending.some((pattern) => pattern.test(clause));
}
