import type { Block, Calendar } from "@/lib/language";
import { contentWords, hasTodoTitle, isSameStatement, messageDay, sentencesOf } from "@/lib/language";
import type { Person } from "../people/person";
import type { TaskContext, TaskDraft } from "./draft";
import { foreignTasks } from "./foreign";
import { foreignSpeech } from "./foreign-speech";
import { hanTaskUnder } from "./han";
import { inlineAction, TaskLists } from "./lists";
import { passives } from "./passive";
import { promises } from "./promise";
import { requests } from "./request";
import { isDropped, statusOf } from "./status";

/** A plan holds at most two hundred entities. */
const MAX_TASKS = 150;

/** All tasks of a note, from its layout and its sentences, without duplicates. */
export function findTasks(context: TaskContext, isTodo: boolean): TaskDraft[] {
  const lists = new TaskLists(context, isTodo, hasTodoTitle(context.document));
  const drafts: TaskDraft[] = [];
  let earlier: Person | undefined;
  for (const block of context.document.blocks) {
    if (context.skip.has(block)) continue;
    if (/^#undo\b/.test(block.text)) drafts.splice(lastCommand(drafts, block, context));
    const local = { ...context, calendar: calendarOf(block, context.calendar) };
    const inline = inlineAction(block, local);
    const foreign = inline === undefined ? foreignItem(block, local) : [];
    const listed = inline === undefined && foreign.length === 0 ? lists.read(block) : foreign;
    if (inline !== undefined) drafts.push(inline.draft, ...inSentences(block, local, earlier, inline.from));
    else drafts.push(...(listed ?? inSentences(block, local, earlier)));
    earlier = context.people.within(block.start, block.end).at(-1)?.person ?? earlier;
  }
  return unique(drafts).slice(0, MAX_TASKS);
}

/** Where the drafts end after `#undo`, which reverts the last command of a meeting on IRC. */
function lastCommand(drafts: TaskDraft[], { start }: Block, { document }: TaskContext): number {
  const before = document.source.masked.slice(Math.max(0, start - 2_000), start);
  const command = /#(?!undo)\p{Ll}+[^#]*$/u.exec(before)?.[0] ?? "";
  const last = drafts.at(-1);
  const isAction = last !== undefined && command.startsWith("#action") && command.includes(last.span.text);
  return isAction ? drafts.length - 1 : drafts.length;
}

/** An item of a list that says in another language who does what. */
function foreignItem(block: Block, context: TaskContext): TaskDraft[] {
  const isListed =
    block.check !== undefined ||
    block.label?.kind === "actions" ||
    (block.form === "item" && (block.section.kind === "actions" || block.marker === "arrow"));
  if (!isListed || block.cells !== undefined || isDropped(block)) return [];
  const status = statusOf(block);
  return foreignTasks(block, context, true).map((draft) => ({ ...draft, status, confidence: 0.9 }));
}

function calendarOf(block: Block, calendar: Calendar): Calendar {
  return block.voice?.when === undefined
    ? calendar
    : { ...calendar, today: messageDay(block.voice.when, calendar) };
}

function inSentences(
  block: Block,
  context: TaskContext,
  earlier: Person | undefined,
  until = block.text.length,
): TaskDraft[] {
  const isSilent =
    block.form === "heading" || block.header !== undefined || block.quoted || block.cells !== undefined;
  const isOther = block.section.kind === "decisions" || block.section.kind === "agenda";
  if (isSilent || isOther || isDropped(block)) return [];
  let last = earlier;
  return sentencesOf(block).flatMap((sentence) => {
    const isDecision =
      context.decided.has(sentence.start) ||
      (block.label?.kind === "decisions" && sentence.start === block.start);
    if (sentence.start - block.start >= until || isDecision) return [];
    const found = [...promises(sentence, block, context, last), ...requests(sentence, block, context)];
    last = context.people.within(sentence.start, sentence.end)[0]?.person ?? last;
    const under = hanTaskUnder(block.section.title, sentence, context.people, context.calendar);
    if (found.length > 0 || under !== undefined) return under === undefined ? found : [under];
    const foreign = [...foreignTasks(sentence, context), ...foreignSpeech(sentence, block, context)];
    return foreign.length > 0 ? foreign.slice(0, 1) : passives(sentence, context);
  });
}

/** Of two duplicates, keeps the one with more confidence, and takes a missing owner and date from the other. */
function unique(drafts: TaskDraft[]): TaskDraft[] {
  const kept: TaskDraft[] = [];
  for (const draft of [...drafts].sort((a, b) => b.confidence - a.confidence)) {
    const same = kept.find((it) => mayBeSame(it, draft));
    if (same === undefined) kept.push({ ...draft });
    else {
      if (contentWords(same.title).length < 2 && contentWords(draft.title).length >= 2)
        same.title = draft.title;
      same.owner ??= draft.owner;
      same.due ??= draft.due;
    }
    if (kept.length > 4 * MAX_TASKS) break;
  }
  return kept.sort((a, b) => a.span.start - b.span.start);
}

/** Items of a list are the same task only when equal; sentences also when they repeat each other. */
function mayBeSame(a: TaskDraft, b: TaskDraft): boolean {
  if (a.owner !== undefined && b.owner !== undefined && a.owner !== b.owner) return false;
  if (a.due !== undefined && b.due !== undefined && a.due !== b.due && b.confidence > 0.9) return false;
  if (b.confidence > 0.9 && a.confidence > 0.9) return a.title.toLowerCase() === b.title.toLowerCase();
  return isSameStatement(a.title, b.title);
}
