import type { People } from "../people/people";
import type { Person } from "../people/person";

/** The only one with this role: "the Clerk" for the District Clerk. */
export function personByRole(people: People, role: string): Person | undefined {
  const key = role.toLowerCase();
  const having = (test: (own: string) => boolean): Person[] =>
    people.all().filter((person) => key !== "" && test(person.role?.toLowerCase() ?? ""));
  const same = having((own) => own === key);
  const [person, ...others] = same.length > 0 ? same : having((own) => own.endsWith(` ${key}`));
  return others.length === 0 ? person : undefined;
}
