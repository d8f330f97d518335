import type { People } from "../people/people";
import type { Person } from "../people/person";
import { personByRole } from "../tasks/role";
import { leaderBefore } from "./meant";
import type { Unit } from "./units";

const OFFICE = /^\W*(?:(?:the|der|die|das|el|la|le|il|lo|o|a|de|het)\s|l['’])(\p{L}{4,})/iu;
const HE_WORDS = "he|she|er|sie|il|elle|lui|lei|él|ella|ele|ela|hij|zij|彼|他|她";
export const HE = new RegExp(`(?<!\\p{L})(?:${HE_WORDS})(?!\\p{L})`, "iu");
export const HE_LEADS = new RegExp(
  `^\\W*(?:(?:and|so|but|then|und|et|y|e)\\s)?(?:${HE_WORDS})(?!\\p{L})`,
  "iu",
);
const SOMEBODY =
  /(?<!\p{L})(?:someone|somebody|anyone|jemand|wer|quelqu['’]un|alguien|qualcuno|alguém|iemand|one of (?:you|us))(?!\p{L})/iu;

/** Who does something where nobody is named: an office, he or she, nobody in particular. */
export interface Subject {
  kind: "office" | "he" | "somebody";
  /** The one whose office it is; he who did something before. */
  person?: Person;
  /** Where the subject ends. */
  end: number;
}

export function subjectOf(unit: Unit, people: People): Subject | undefined {
  const { text } = unit.span;
  const [lead = "", office = ""] = OFFICE.exec(text) ?? [];
  const holder = office === "" ? undefined : personByRole(people, office);
  if (holder !== undefined) return { kind: "office", person: holder, end: lead.length };
  const he = HE_LEADS.exec(text)?.[0];
  if (he !== undefined) return { kind: "he", person: leaderBefore(unit, people), end: he.length };
  const somebody = SOMEBODY.exec(text);
  return somebody ? { kind: "somebody", end: somebody.index + somebody[0].length } : undefined;
}
