import type { LearningPattern } from "@/lib/language";

/** A match within a sentence. */
export interface Match {
  index: number;
  text: string;
  pattern: LearningPattern;
}

export function firstMatch(text: string, patterns: readonly LearningPattern[]): Match | null {
  for (const pattern of patterns) {
    const match = pattern.pattern.exec(text);
    if (match) return { index: match.index, text: match[0], pattern };
  }
  return null;
}
