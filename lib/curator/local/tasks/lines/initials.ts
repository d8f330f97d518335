import { madeOnce } from "@/lib/core/made-once";
import { anyOf, type Block, type Document, findDue, slice, wordsFor } from "@/lib/language";
import type { People } from "../../people/people";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";
import { isMe, selfOf } from "../owner/self";

const LINE = new RegExp(String.raw`^(\p{Lu}{1,3}|${anyOf("me")}|--|–|—)\s{2,}(?=\S)`, "u");
const MIN_LINES = 3;

/** `RK  Gutscheine nachdrucken`: in a list whose lines begin with who does it, each line is a task; undefined in any other. */
export function ledByInitials(block: Block, context: TaskContext): TaskDraft[] | undefined {
  const [lead = "", who = ""] = LINE.exec(block.text) ?? SELF_LINE.exec(block.text) ?? [];
  if (lead === "" || !isLed(context.document, context.people)) return undefined;
  // `…    Di`: the day in another column.
  const day = /\s{2,}(\S.{0,12})$/u.exec(block.text);
  const due = day?.[1] === undefined ? undefined : dueIn(day[1], context);
  const content = slice(block, lead.length, due === undefined ? block.text.length : day?.index);
  const draft = readItem(content, block, context);
  if (draft === undefined) return [];
  const owner = isMe(who) ? selfOf(block, context) : context.people.byInitials(who);
  // "--": nobody in particular.
  const isForAnybody = owner === undefined && !/\p{L}/u.test(who);
  const own = { owner: owner ?? draft.owner, due: due ?? draft.due };
  return [{ ...draft, ...own, isForAnybody, confidence: 0.9 }];
}

const SELF_LINE = new RegExp(String.raw`^(${anyOf("me")})\s(?=\S)`, "u");

const UNTIL = new RegExp(String.raw`^${anyOf("until")}\s`, "u");

/** `Di`, `bis Fr`, `30.11.` */
const dueIn = (text: string, { calendar }: TaskContext): string | undefined =>
  [text, ...["by", ...wordsFor("until")].map((until) => `${until} ${text.replace(UNTIL, "")}.`)]
    .map((it) => findDue(it, calendar)?.date)
    .find((due) => due !== undefined);

/** Three lines or more, by initials that are known, and no fewer than the others. */
const isLed = madeOnce((document: Document, people: People): boolean => {
  const leads = document.blocks.map(({ text }) => LINE.exec(text)?.[1]).filter((lead) => lead !== undefined);
  const named = leads.filter((lead) => isMe(lead) || people.byInitials(lead) !== undefined);
  return named.length >= MIN_LINES && named.length * 2 > leads.length && new Set(named).size > 1;
});
