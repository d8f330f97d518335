import { lowerFirst } from "@/lib/core/letter-case";
import {
  type Block,
  baseForm,
  findDue,
  sentencesOf,
  slice,
  split,
  type TextSpan,
  titleOf,
} from "@/lib/language";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";
import { thingOf } from "../title/thing-before";
import { isActing, isThirdPerson, OBJECT } from "../verb";

const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?`;
const ARROW = /\s*(?:->|=>|→|⇒|➔|➜)\s*/u;
/** Also in small letters: only somebody of the note is an owner. */
const ANY_NAME = String.raw`\p{L}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?`;
const JOINED = String.raw`\s?(?:[&+/]|and(?!\p{L}))\s?`;
const OWNERS = new RegExp(
  String.raw`^\s*(${ANY_NAME}(?:${JOINED}${ANY_NAME}){0,3})(?:\s*[,(–-]\s*([^,()]{3,30})\)?)?[\s.!]*$`,
  "u",
);
/** "Do we keep it", a question also without its mark, which nobody decides. */
const OPEN_QUESTION = /^\W*(?:do|does|should|shall|can|could|is|are|will|would)\s\p{L}+\s[^?]*$/iu;
/** "Gwen and Tomek to talk to the bank" */
const ASSIGNED = new RegExp(
  String.raw`^\s*${NAME}(?:${JOINED}${NAME}){0,3}\s(?:is to|are to|to|will)\s\p{Ll}`,
  "u",
);
/** What is no day: "before the fair". */
const WHEN = /^(?:by|before|after|once|when|until|asap|this|next)(?!\p{L})/iu;
const DOES = new RegExp(
  String.raw`^\s*(${NAME})\s+(\p{Ll}+s)(?:\s+(?:it|them|this|that))?(\s(?:from|at|with|for|by)\s[^,;.]{2,40})?[\s.!]*$`,
  "u",
);

/** `Quotes for a new oven? -> Ann, by Friday`, `Application closes 31 March → Ann prepares it, Bob signs`: tasks before an arrow. */
export function behindArrow(block: Block, context: TaskContext): TaskDraft[] {
  const match = ARROW.exec(block.text);
  if (match === null || match.index === 0 || block.form === "heading" || block.quoted) return [];
  if (block.voice !== undefined || block.cells !== undefined || block.header !== undefined) return [];
  const sentences = sentencesOf(slice(block, 0, match.index));
  // "A new tube is needed. Ann is fine with it → Bob orders it"
  const isThing = ({ start, end }: TextSpan) => context.people.within(start, end)[0]?.start !== start;
  const about = sentences.findLast(isThing) ?? sentences.at(-1);
  const behind = slice(block, match.index + match[0].length);
  if (about === undefined) return [];
  const isAsked = OPEN_QUESTION.test(about.text) && ASSIGNED.test(behind.text);
  if (isAsked || isOrder(block, behind))
    return [readItem(behind, block, context)].filter((it) => it !== undefined);
  if (about.text.split(" ").length < 2) return [];
  return [...ofOwner(about, behind, context), ...ofVerbs(about, behind, context)];
}

/** `The fridge is broken -> call the landlord`; not `Settings → Export`, `plan → build → test`. */
function isOrder(block: Block, { text }: TextSpan): boolean {
  const [lead = "", verb = ""] = /^(\p{Ll}[\p{L}-]+)(?=\s\S)/u.exec(text) ?? [];
  return (
    block.check === undefined && isActing(verb) && OBJECT.test(text.slice(lead.length)) && !ARROW.test(text)
  );
}

function named(span: TextSpan, name: string): TextSpan {
  const at = span.text.indexOf(name);
  return slice(span, at, at + name.length);
}

function ofOwner(about: TextSpan, behind: TextSpan, context: TaskContext): TaskDraft[] {
  const [, names = "", time = ""] = OWNERS.exec(behind.text) ?? [];
  const parts = names === "" ? [] : split(named(behind, names), new RegExp(JOINED, "gu"));
  const people = parts.map((part) => context.people.resolve(part));
  const [owner, ...helpers] = people.filter((person) => person !== undefined);
  const due = findDue(time, context.calendar)?.date;
  if (owner === undefined || helpers.length + 1 < parts.length) return [];
  if (time !== "" && due === undefined && !WHEN.test(time)) return [];
  const cuts = new Cuts(about, context.document.source);
  cuts.takeDue(context.calendar);
  const title = cuts.title().replace(/\?$/, "");
  const draft = { title, span: about, owner, helpers, due: due ?? cuts.due };
  return title === "" ? [] : [{ ...draft, status: "todo", confidence: 0.8 }];
}

function ofVerbs(about: TextSpan, behind: TextSpan, { people, calendar }: TaskContext): TaskDraft[] {
  const parts = split(behind, /,\s+(?:and\s+)?|\s+and\s+/gu);
  const due = findDue(about.text, calendar);
  const thing = thingOf(about.text);
  const drafts = parts.map((part): TaskDraft | undefined => {
    const [, name = "", verb = "", behindThing = ""] = DOES.exec(part.text) ?? [];
    const owner = isThirdPerson(verb) ? people.resolve(named(part, name)) : undefined;
    if (owner === undefined) return undefined;
    const title = titleOf(`${baseForm(verb)} ${lowerFirst(thing)}${behindThing}`);
    return { title, span: about, owner, helpers: [], due: due?.date, status: "todo", confidence: 0.8 };
  });
  const found = drafts.filter((draft) => draft !== undefined);
  return found.length === parts.length ? found : [];
}
