import type { PlannedEntity, PlannedLink } from "../plan";

/** Findings that are recognized by their phrasing, not by their names. */
export const PHRASED_TYPES = ["task", "decision", "event"] as const;

/** Words before the name that are compared. */
const MAX_WORDS = 3;
/** Shorter words say too little of what somebody does: "is", "va". */
const MIN_LENGTH = 4;
const WORD = /[\p{L}\p{N}'’]+/gu;

/**
 * The phrasing of a finding in its quote: the last words before its name, `* will`, with a star for each word of its
 * owner's name; where its own words begin right behind the owner ("Karin pays the baker": "Pay the baker"), what it
 * begins with, `* pays`. Null when there is neither.
 */
export function phrasingOf(
  { type, name, evidence }: Pick<PlannedEntity, "type" | "name" | "evidence">,
  owners: readonly string[],
): string | null {
  if (!PHRASED_TYPES.some((each) => each === type)) return null;
  const quote = evidence.toLowerCase();
  const at = quote.indexOf(name.toLowerCase());
  const ofOwner = new Set(owners.flatMap((owner) => owner.toLowerCase().match(WORD) ?? []));
  const starred = (text: string) => (text.match(WORD) ?? []).map((word) => (ofOwner.has(word) ? "*" : word));
  const before = at < 0 ? [] : starred(quote.slice(quote.lastIndexOf("\n", at) + 1, at)).slice(-MAX_WORDS);
  return before.some((word) => word !== "*") ? before.join(" ") : behindOwner(starred(quote));
}

/** The owner at the beginning, and what he does: up to the first word of some length, `* is on`, `* pays`. */
function behindOwner(words: readonly string[]): string | null {
  const from = words.findIndex((word) => word !== "*");
  if (from < 1) return null;
  const own = words.slice(from, from + MAX_WORDS - 1);
  const long = own.findIndex((word) => word.length >= MIN_LENGTH);
  return ["*", ...own.slice(0, long < 0 ? own.length : long + 1)].join(" ");
}

/** The names of those whom a finding's links name as its owner; an end is a key or the path of a record. */
export const ownersOf = (
  links: readonly PlannedLink[],
  key: string,
  nameOf: (end: string) => string | undefined,
): string[] =>
  links.flatMap(({ from, to, field }) => (from === key && field === "owner" ? (nameOf(to) ?? []) : []));
