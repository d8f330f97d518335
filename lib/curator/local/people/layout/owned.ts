import { anyOf, type Block, slice, type TextSpan } from "@/lib/language";
import type { PeopleList } from "../hit";
import { readPeopleList } from "../list/list";
import { addOthers } from "./found";

/** What says in the line of a task who does it: `Halle buchen. Verantwortlich: Schuster`. */
const OWNER = new RegExp(
  String.raw`(?:[.,;(|[–—-]\s*|\s{2,})(?:owner|assigned to|assignee|responsible|action by|${anyOf("ownerLabel")})\s*[:=]\s*(?=\p{Lu})`,
  "giu",
);
/** Where the names behind it end: at a date, a bracket, the end of a sentence. */
const NAMES =
  /^\p{Lu}[\p{L}'’-]*(?:\.?\s\p{Lu}[\p{L}'’-]*)*(?:(?:\s?[,&+/]\s?|\s\p{Ll}{1,3}\s)\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*)*/u;

/** Where a line names owners: the label before them, and their names. */
export function ownerLabelsIn(span: TextSpan): { at: number; names: TextSpan }[] {
  return [...span.text.matchAll(OWNER)].flatMap(({ index, 0: lead }) => {
    const behind = slice(span, index + lead.length);
    const names = NAMES.exec(behind.text)?.[0] ?? "";
    return names === "" ? [] : [{ at: index, names: slice(behind, 0, names.length) }];
  });
}

/** Those who are named as owners within a line. */
export function addOwners(block: Block, found: PeopleList): void {
  if (block.form === "heading" || block.header !== undefined) return;
  for (const { names } of ownerLabelsIn(block)) addOthers(readPeopleList(names), found);
}
