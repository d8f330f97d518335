import { anyOf, leading } from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import { personByRole } from "../tasks/owner/role";
import { leaderBefore } from "./meant";
import type { Unit } from "./units";

const OFFICE = new RegExp(String.raw`^\W*${leading("the")}(\p{L}{4,})`, "iu");
const HE_WORDS = anyOf("he");
export const HE = new RegExp(String.raw`(?<!\p{L})${HE_WORDS}(?!\p{L})`, "iu");
export const HE_LEADS = new RegExp(
  String.raw`^\W*(?:(?:so|but|then|${anyOf("and")})\s)?${HE_WORDS}(?!\p{L})`,
  "iu",
);
const SOMEBODY = new RegExp(String.raw`(?<!\p{L})(?:one of (?:you|us)|${anyOf("someone")})(?!\p{L})`, "iu");

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
