import type { Document } from "@/lib/language";
import { namedAs } from "../learned/meant";
import type { People } from "../people/people";

const MIN_NAMES = 2;

/** Whether the headings of a note are the names of people, so that what is listed below them is what they do. */
export function isByPerson({ blocks }: Document, people: People): boolean {
  const titles = new Set(blocks.filter(({ form }) => form === "item").map(({ section }) => section.title));
  const named = [...titles].filter((title) => title !== "" && namedAs(title, people) !== undefined);
  return named.length >= MIN_NAMES;
}
