import type { PeopleList } from "../hit";

/** Adds those whom one place of a note names as people who took part. */
export const addParticipants = (list: PeopleList, found: PeopleList): void =>
  add(list, found, { participant: true });

/** Adds those whom one place of a note names as others. */
export const addOthers = (list: PeopleList, found: PeopleList): void =>
  add(list, found, { participant: false });

function add(list: PeopleList, found: PeopleList, { participant }: { participant: boolean }): void {
  found.hits.push(...list.hits.map((hit) => ({ ...hit, participant })));
  found.lone.push(...list.lone.map((span) => ({ ...span, participant })));
  found.orgs.push(...list.orgs);
}
