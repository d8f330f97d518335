import { anyOf } from "@/lib/language";
import { authorField, authorOf } from "../people/author";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import { recordName } from "../people/person";
import type { TaskContext } from "./draft";

const HEAD_LENGTH = 1_500;

/** Asked for each sentence, and the same for all of a note. */
const writers = new WeakMap<People, { person: Person | undefined }>();

/** Who writes a note in which nobody speaks, as its head, its frontmatter or its last line says. */
export function writerOf(context: TaskContext): Person | undefined {
  const known = writers.get(context.people) ?? { person: findWriter(context) };
  writers.set(context.people, known);
  return known.person;
}

function findWriter(context: TaskContext): Person | undefined {
  const { document, people } = context;
  const field = authorField(document);
  const author = authorOf(document);
  return (
    calledMe(context) ??
    people.all().find((person) => recordName(person) === field) ??
    (author && people.resolve(author))
  );
}

const ME = new RegExp(String.raw`(?<=[:,;]\s{0,3}|${anyOf("and")}\s)${anyOf("me")}\s?\((?=\p{Lu})`, "u");

/** `Present: Ann Lee, me (Bob Ito)` */
function calledMe({ document, people }: TaskContext): Person | undefined {
  const found = ME.exec(document.source.masked.slice(0, HEAD_LENGTH));
  if (found === null) return undefined;
  const at = found.index + found[0].length;
  const [mention] = people.within(at, at + 60);
  const initials = /^\p{Lu}{2,4}(?=\))/u.exec(document.source.masked.slice(at))?.[0];
  if (mention?.start === at) return mention.person;
  return initials === undefined ? undefined : people.byInitials(initials);
}
