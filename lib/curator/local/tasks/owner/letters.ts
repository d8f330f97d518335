import { madeOnce } from "@/lib/core/made-once";
import { anyOf, type Document } from "@/lib/language";
import type { People } from "../../people/people";
import { type Person, recordName } from "../../people/person";

const AT_END = /^(.{4,}?)[\s,–—-]+(\p{Lu}{1,3})[\s.!]*$/u;
const JOINED = /^(.{4,}[\s,–—-]\p{Lu}{1,3})\s?[&+/]$/u;
/** "with support from KT", "send the forms to GW": an object, and no mark. */
const TOWARDS = new RegExp(
  String.raw`\s(?:from|${anyOf("with", "for", "to", "to the", "of", "at", "about", "and")})$`,
  "iu",
);
const MIN_LINES = 2;
/** At the end, or before the day. */
const MARKED = new RegExp(
  String.raw`(?:\s|\()(\p{Lu}{1,3})\)?(?:\s+${anyOf("until", "before", "on a day")}\s.{2,14})?[\s.!]*$`,
  "u",
);

/** `Nachsendeauftrag Post S` in a list whose lines end so: the only one whose name begins with it, or has these initials. */
export function letterAtEnd(
  title: string,
  document: Document,
  people: People,
): { title: string; person: Person } | undefined {
  const [, bare = "", letters = ""] = AT_END.exec(title) ?? [];
  // "flyers RW & LM": the first of them.
  const [, before = ""] = JOINED.exec(bare) ?? [];
  if (before !== "") return letterAtEnd(before, document, people);
  const isMark = letters !== "" && !TOWARDS.test(bare) && isMarked(document, people);
  const person = isMark ? personOf(letters, people) : undefined;
  return person && { title: bare.replace(/\sby$/u, ""), person };
}

const isMarked = madeOnce((document: Document, people: People): boolean => {
  const marked = document.blocks.filter(({ text }) => {
    const letters = MARKED.exec(text)?.[1] ?? "";
    return letters !== "" && personOf(letters, people) !== undefined;
  });
  return marked.length >= MIN_LINES;
});

function personOf(letters: string, people: People): Person | undefined {
  if (letters.length > 1) return people.byInitials(letters);
  const named = people.all().filter((person) => recordName(person)[0] === letters);
  return named.length === 1 ? named[0] : undefined;
}
