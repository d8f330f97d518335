import { madeOnce } from "@/lib/core/made-once";
import { anyOf, isHan, languageOf, slice, type TaskWords, type TextSpan, taskWordsOf } from "@/lib/language";
import { authorField, authorOf } from "../../people/author";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import { recordName } from "../../people/person";
import { NAME, writtenBy } from "../../people/written-by";
import type { TaskContext } from "../draft";

const HEAD_LENGTH = 1_500;

/** The writer of a note without speakers, by its head, its frontmatter or its last line. */
export const writerOf = (context: TaskContext): Person | undefined => writerAmong(context.people, context);

/** Asked for each sentence, and the same for all of a note. */
const writerAmong = madeOnce((people: People, context: TaskContext): Person | undefined => {
  const { document } = context;
  const field = authorField(document);
  const author = authorOf(document);
  return (
    calledMe(context) ??
    people.all().find((person) => recordName(person) === field) ??
    (author && people.resolve(author)) ??
    writtenIn(context) ??
    titledBy(context) ??
    signedBy(context)
  );
});

const ME = new RegExp(String.raw`(?<=[:,;]\s{0,3}|${anyOf("and")}\s)${anyOf("me")}\s?\((?=\p{Lu})`, "u");

function writtenIn(context: TaskContext): Person | undefined {
  for (const span of writtenBy(context.document)) {
    const person = resolveIn(span, context);
    if (person !== undefined) return person;
  }
  return undefined;
}

/** "BENCH BOOK - Wendell Hostetler", "A FAIRE semaine 46 (Aubin)": the only one whom the first line names, unless it is about him. */
function titledBy(context: TaskContext): Person | undefined {
  const { document, people } = context;
  const [first] = document.blocks;
  if (document.isMail || document.isChat || first === undefined || first.text.length > MAX_TITLE)
    return undefined;
  const isLine = first.cells !== undefined || first.form === "item" || first.label !== undefined;
  if (isLine || isHan(first.text)) return undefined;
  // `D = Darlene` in a title is a legend.
  const named = people
    .within(first.start, first.end)
    .filter(({ start }) => !/=\s*$/u.test(first.text.slice(0, start - first.start)));
  const [mention] = named;
  const before = first.text.slice(0, (mention?.start ?? 0) - first.start);
  const isAbout =
    TOWARDS.test(before) ||
    taskWordsOf([languageOf(document.source.masked)]).some((words) => MEETS(words).test(before));
  // "Case 118 Brandt v. Novalux"
  const isParty = /^\s(?:\.\/\.|vs?\.?)\s/u.test(first.text.slice((mention?.end ?? 0) - first.start));
  const isOne = new Set(named.map(({ person }) => person)).size === 1;
  return isOne && !isAbout && !isParty ? mention?.person : undefined;
}

const MEETS = madeOnce(({ meets }: TaskWords) => new RegExp(`(?<!\\p{L})(?:${meets})(?!\\p{L})`, "iu"));

const MAX_TITLE = 90;
/** Right before a name; "A FAIRE (Aubin)" says nothing of what he is to be done with. */
const TOWARDS = new RegExp(
  String.raw`(?<!\p{L})${anyOf("with", "for", "about", "to")}\s(?:\p{L}{1,7}\.?\s)?$`,
  "iu",
);
const SIGNED = new RegExp(String.raw`(?:^|[.!]\s|\s{2,}|[–—-]\s|_)(${NAME})[_.\s]*$`, "u");

/** "gez. P. Wagnes", "Gute Nacht. - Eugen", "Sorcha": a name that ends the note. */
function signedBy(context: TaskContext): Person | undefined {
  const { document } = context;
  if (document.isMail || document.isChat) return undefined;
  const last = document.blocks.at(-1);
  const found = last && SIGNED.exec(last.text);
  if (last === undefined || !found?.[1] || last.form === "heading" || last.cells !== undefined)
    return undefined;
  const at = last.text.indexOf(found[1], found.index);
  return resolveIn(slice(last, at, at + found[1].length), context);
}

function resolveIn(name: TextSpan, { people }: TaskContext): Person | undefined {
  // The name may be followed by another: "Kept by Ann Lee Chair".
  return (
    people.resolve(name) ??
    (name.text.includes(" ") ? people.within(name.start, name.end)[0]?.person : undefined)
  );
}

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
