import { anyOf, type Block, findDue, slice, titleOf } from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { statusOf } from "../status";

/** A task and its owner, in any section: `Gestión del sitio web asignada a Johan`. */
const GIVEN = new RegExp(
  String.raw`^(.{4}(?:.{0,195}?[^\s,–—-])?)[\s,–—-]+${anyOf("assignedTo")}\s+(?=\p{Lu})`,
  "u",
);
const NAME = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]*){0,3}/u;

interface Given {
  title: string;
  owner: Person;
}

function givenIn(block: Block, people: People): Given | undefined {
  const [lead = "", title = ""] = block.form === "item" ? (GIVEN.exec(block.text) ?? []) : [];
  const name = lead === "" ? "" : (NAME.exec(block.text.slice(lead.length))?.[0] ?? "");
  const owner =
    name === "" ? undefined : people.resolve(slice(block, lead.length, lead.length + name.length));
  return owner && { title, owner };
}

export const isGivenTo = (block: Block, people: People): boolean => givenIn(block, people) !== undefined;

export function givenTo(block: Block, { people, calendar }: TaskContext): TaskDraft[] {
  const given = givenIn(block, people);
  if (given === undefined) return [];
  const due = findDue(block.text, calendar)?.date;
  return [
    {
      title: titleOf(given.title),
      span: block,
      owner: given.owner,
      helpers: [],
      due,
      status: statusOf(block),
      confidence: 0.9,
      isListed: true,
    },
  ];
}
