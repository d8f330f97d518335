import { anyOf, type Block, sentencesOf, slice } from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";

/** "Taak Krijn: notulen uitwerken", "Aufgabe (Ana): …": a task by its label, with whose it is. */
const LABEL = new RegExp(
  String.raw`^\W*(?:${anyOf("taskLabel")})\s+(?:${anyOf("for")}\s)?[([]?\s*(\p{Lu}[^:()[\]\d]{0,60}?)\s*[)\]]?\s*[:–]\s+(?=\p{L})`,
  "iu",
);

/** The tasks of a text that its sentences call so and give to somebody who is named there. */
export function calledActions(block: Block, context: TaskContext): TaskDraft[] {
  if (block.form === "heading" || block.header !== undefined || block.quoted || block.cells !== undefined)
    return [];
  return sentencesOf(block).flatMap((sentence) => {
    const [label = "", name = ""] = LABEL.exec(sentence.text) ?? [];
    if (name === "") return [];
    const at = label.lastIndexOf(name);
    const owner = context.people.resolve(slice(sentence, at, at + name.length));
    const draft = owner && readItem(slice(sentence, label.length), block, context, owner);
    return draft ? [{ ...draft, owner: draft.owner ?? owner, isLabelled: true }] : [];
  });
}
