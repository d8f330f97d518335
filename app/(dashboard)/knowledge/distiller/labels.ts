import { count } from "@/lib/core/count";
import type { LearningKind, Signal } from "@/lib/distiller";

/** Each kind in the plural, and what it is. */
export const KINDS: Readonly<Record<LearningKind, { plural: string; meaning: string }>> = {
  decision: { plural: "Decisions", meaning: "What was decided" },
  assumption: { plural: "Assumptions", meaning: "What is assumed without proof" },
  constraint: { plural: "Constraints", meaning: "What is required, forbidden or limited" },
  contradiction: { plural: "Contradictions", meaning: "Statements that cannot both be true" },
  synthesis: { plural: "Syntheses", meaning: "What several records agree on" },
};

/** Why a record is a candidate: `2 sentences suggest decisions: “agreed”, “chose”`. */
export function reasonOf({ kind, count: n, words }: Signal): string {
  const what = kind === "synthesis" ? "syntheses" : `${kind}s`;
  const quoted = words.length > 0 ? `: ${words.map((word) => `“${word}”`).join(", ")}` : "";
  return `${count(n, "sentence")} ${n === 1 ? "suggests" : "suggest"} ${what}${quoted}`;
}
