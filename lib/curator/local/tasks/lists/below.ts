import { anyOf, type Block, blockAt, findDue, isInstruction, languageOf, placeOf } from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { calendarAt } from "../due/around";
import { selfOf } from "../owner/self";

/** A label says one name, or a few; longer is a sentence. */
const MAX_LENGTH = 80;

const ME = new RegExp(String.raw`^${anyOf("me", "I")}[\s.]*$`, "iu");

/** A task with what labelled lines below its item say: `Verantwortlich: Meier`, `Bis: 12.3.` */
export function withLabelsBelow(task: TaskDraft, context: TaskContext): TaskDraft {
  const block = blockAt(context.document.blocks, task.span.start);
  if (block === undefined || block.cells !== undefined) return task;
  const labels = labelsBelow(block, context);
  const owners = labels.filter(isOfOwner);
  const due = labels.filter(isOfDay).flatMap((label) => dueIn(label, context))[0];
  const dated = due === undefined ? task : { ...task, due };
  if (owners.length === 0) return dated;
  const [owner, ...helpers] = [...new Set(owners.flatMap((label) => peopleIn(label, context)))];
  // `Owner: the board`: nobody whom the note knows, and nobody else.
  if (owner === undefined) return { ...dated, isForAnybody: true };
  const isLabelled = task.isLabelled || block.check !== undefined || block.section.kind === "actions";
  return { ...dated, owner, helpers, isLabelled };
}

/** An order or what is due, over a line that says whose it is: `Angebot prüfen` over `Verantwortlich: Schuster`. */
export function isOwnedBelow(block: Block, context: TaskContext): boolean {
  const labels = labelsBelow(block, context);
  const isOwned = labels.some((it) => it.label?.kind === "owner" && peopleIn(it, context).length > 0);
  const isDue = labels.some((it) => it.label?.kind === "due");
  return isOwned && (isDue || isInstruction(block, languageOf(context.document.source.masked)));
}

/** The lines below an item that have a label: those that are indented below it, or follow it without a blank line. */
function labelsBelow(block: Block, { document: { blocks } }: TaskContext): Block[] {
  const found: Block[] = [];
  for (let at = placeOf(block, blocks) + 1; at < blocks.length; at++) {
    const below = blocks[at];
    const isBelow =
      below !== undefined &&
      below.section === block.section &&
      below.text.length <= MAX_LENGTH &&
      (block.form === "item" && below.indent > block.indent
        ? true
        : below.form === "text" && !below.gap && below.label !== undefined);
    if (!isBelow) return found;
    if (below.label !== undefined) found.push(below);
  }
  return found;
}

/** `Who: Ann` below an action lists nobody who came. */
const isOfOwner = ({ label, section }: Block): boolean =>
  label?.kind === "owner" || (label?.kind === "attendees" && section.kind === "actions");

const isOfDay = ({ label }: Block): boolean => label?.kind === "due" || label?.kind === "date";

function dueIn(label: Block, context: TaskContext): string[] {
  const due = findDue(label.text, calendarAt(label, context));
  return due === undefined ? [] : [due.date];
}

function peopleIn(label: Block, context: TaskContext): Person[] {
  const named = context.people.within(label.start, label.end).map(({ person }) => person);
  const one =
    named.length > 0
      ? undefined
      : ME.test(label.text)
        ? selfOf(label, context)
        : context.people.resolve(label);
  return one === undefined ? named : [one];
}
