import type { PlannedEntity, PlannedLink } from "../plan";

/** Findings that are recognized by their phrasing, not by their names. */
export const PHRASED_TYPES = ["task", "decision", "event"] as const;

/** Words before the name that are compared. */
const MAX_WORDS = 3;
const WORD = /[\p{L}\p{N}'’]+/gu;

/**
 * The phrasing of a finding in its quote: the last words before its name, `* will`, with a star for each word of its
 * owner's name. Null when the quote does not have the name, or nothing but names before it.
 */
export function phrasingOf(
  { type, name, evidence }: Pick<PlannedEntity, "type" | "name" | "evidence">,
  owners: readonly string[],
): string | null {
  if (!PHRASED_TYPES.some((each) => each === type)) return null;
  const quote = evidence.toLowerCase();
  const at = quote.indexOf(name.toLowerCase());
  if (at < 0) return null;
  const ofOwner = new Set(owners.flatMap((owner) => owner.toLowerCase().match(WORD) ?? []));
  const before = quote.slice(quote.lastIndexOf("\n", at) + 1, at).match(WORD) ?? [];
  const words = before.slice(-MAX_WORDS).map((word) => (ofOwner.has(word) ? "*" : word));
  return words.some((word) => word !== "*") ? words.join(" ") : null;
}

/** The names of those whom a finding's links name as its owner; an end is a key or the path of a record. */
export const ownersOf = (
  links: readonly PlannedLink[],
  key: string,
  nameOf: (end: string) => string | undefined,
): string[] =>
  links.flatMap(({ from, to, field }) => (from === key && field === "owner" ? (nameOf(to) ?? []) : []));
