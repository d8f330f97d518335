import { matchKey } from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";

/**
 * From this length on, words with the same beginning are forms of one: "Vorsitz", "Vorsitzende"; "presidenta",
 * "presidente".
 */
const STEM = 6;
/** `Pres.` is short for "Presidente". */
const SHORT = 3;

/** The only one with this role: "the Clerk" for the District Clerk, "die Vorsitzende" for `Jutta Kern (Vorsitz)`. */
export function personByRole(people: People, role: string): Person | undefined {
  const key = matchKey(role);
  const having = (test: (own: string, role: string) => boolean): Person[] =>
    key === ""
      ? []
      : people.all().filter(({ role, office = "" }) => test(matchKey(role ?? office), role ?? office));
  for (const test of [
    (own: string) => own === key,
    (own: string) => own.endsWith(` ${key}`),
    (own: string) => key.length >= STEM && own.startsWith(key.slice(0, STEM)),
    (own: string, role: string) => own.length >= SHORT && role.endsWith(".") && key.startsWith(own),
  ]) {
    const found = having(test);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
