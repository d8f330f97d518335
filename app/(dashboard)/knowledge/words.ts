import type { Signal } from "@/lib/db/schema";
import type { LearningKind } from "@/lib/distiller";

/** Each kind in the plural, and what it is. */
export const KINDS: Readonly<Record<LearningKind, { many: string; means: string }>> = {
  decision: { many: "Decisions", means: "What was decided" },
  assumption: { many: "Assumptions", means: "What is taken to be so without proof" },
  constraint: { many: "Constraints", means: "What must be, may not be, or is limited" },
  contradiction: { many: "Contradictions", means: "What cannot both be so" },
  synthesis: { many: "Syntheses", means: "What several records agree on" },
};

/** `1 record`, `1,234 records`. */
export const count = (n: number, what: string): string =>
  `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;

/** A signal as a sentence says it: `2 sentences hint at decisions: “agreed”, “chose”`. */
export function reasonOf({ kind, count: n, words }: Signal): string {
  const what = kind === "synthesis" ? "syntheses" : `${kind}s`;
  const said = words.length > 0 ? `: ${words.map((word) => `“${word}”`).join(", ")}` : "";
  return `${count(n, "sentence")} ${n === 1 ? "hints" : "hint"} at ${what}${said}`;
}
