import type { Person } from "./person";

/** How sure the rules are of a person, before a model weighs them. */
export function confidenceByRule({ known, structured, score, weak, name, handle }: Person): number {
  if (known || structured) return 0.95;
  // Whom only an account names, `mbrandt`, is less certain than a first name.
  if (weak) return handle !== undefined || /^\p{Ll}/u.test(name.words[0] ?? "") ? 0.55 : 0.6;
  return Math.min(0.9, 0.5 + score * 0.08);
}
