import {
  anyOf,
  type Block,
  blockAt,
  hasListLayout,
  hasTodoTitle,
  isInstruction,
  languageOf,
  type NoteKind,
} from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { writerOf } from "./writer";

export interface OwnerContext extends TaskContext {
  kind: NoteKind;
}

export type Keeper = (task: Pick<TaskDraft, "span">) => Person | undefined;

/** The owner of a task that a list or note gives to nobody: its writer, if it says so. */
export function keeperBy(context: OwnerContext): Keeper {
  const keeper = keeperOf(context);
  if (keeper === undefined) return () => undefined;
  const isList = hasTodoTitle(context.document) && hasListLayout(context.document);
  return (task) => (isForKeeper(task, context, isList) ? keeper : undefined);
}

function keeperOf(context: OwnerContext): Person | undefined {
  const isShared =
    !["todo", "note"].includes(context.kind) ||
    context.document.blocks.some((block) => (block.label?.kind ?? block.section.kind) === "attendees");
  return isShared ? undefined : writerOf(context);
}

/** An item, or a sentence in which nobody else is the subject: "Must order garlic." */
function isForKeeper(
  { span }: Pick<TaskDraft, "span">,
  { document, people }: TaskContext,
  isList: boolean,
): boolean {
  const block = blockAt(document.blocks, span.start);
  if (block === undefined) return false;
  if (isList || block.form === "item" || block.check !== undefined) return true;
  const sentence: Block = { ...block, text: span.text.replace(/[.!]+$/, "") };
  const isNamed = people.within(span.start, span.start + LEAD).length > 0;
  return (
    !isNamed && (FIRST_PERSON.test(span.text) || isInstruction(sentence, languageOf(document.source.masked)))
  );
}

const LEAD = 10;

/** "I", or a verb of duty without a subject. */
const FIRST_PERSON = new RegExp(
  String.raw`(?<!\p{L})${anyOf("I")}(?:(?<=['’])\p{L}+|['’]\p{L}+)?(?!\p{L})|^\W*${anyOf("iMust")}(?!\p{L})`,
  "iu",
);
