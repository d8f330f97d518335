import type { PeopleList } from "../hit";

/** Adds what one place of a note names; `participant`: they took part in it. */
export function addAll(list: PeopleList, found: PeopleList, participant: boolean): void {
  found.hits.push(...list.hits.map((hit) => ({ ...hit, participant })));
  found.lone.push(...list.lone.map((span) => ({ ...span, participant })));
  found.orgs.push(...list.orgs);
}
