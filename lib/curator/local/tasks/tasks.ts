import type { Block, TextSpan } from "@/lib/language";
import {
  contentWords,
  findDue,
  hasTodoTitle,
  isHan,
  isSameStatement,
  overlaps,
  sentencesOf,
} from "@/lib/language";
import { isAttendance } from "../people/layout/attendance";
import type { Person } from "../people/person";
import { isAnswer, isMore } from "./answer";
import { isCalledTask } from "./called-task";
import type { TaskContext, TaskDraft } from "./draft";
import { calendarAt } from "./due/around";
import { dueOfSection } from "./due/section";
import { foreignDuty, foreignTasks, takerOf } from "./foreign/foreign";
import { givenTask } from "./foreign/given";
import { hanTaskUnder } from "./foreign/han";
import { hanItem } from "./foreign/han-item";
import { foreignSpeech } from "./foreign/speech";
import { spokenTasks } from "./foreign/verb-second";
import { dueOfLabel } from "./item";
import { actionColumn } from "./lines/action-column";
import { behindArrow } from "./lines/arrow";
import { calledActions } from "./lines/called-action";
import { closedByName } from "./lines/closed";
import { givenTo } from "./lines/given-to";
import { ledByInitials } from "./lines/initials";
import { taggedActions } from "./lines/tagged";
import { topicTask } from "./lines/topic";
import { withLabelsBelow } from "./lists/below";
import { inlineAction } from "./lists/inline";
import { TaskLists } from "./lists/lists";
import { isRollCall } from "./lists/roll-call";
import { askedFor } from "./sentences/asked";
import { assigned } from "./sentences/assigned";
import { clausesBySubject } from "./sentences/by-subject";
import { passives } from "./sentences/passive";
import { promises } from "./sentences/promise";
import { requests } from "./sentences/request";
import { isDropped, statusOf } from "./status";

/** A plan holds at most two hundred entities. */
const MAX_TASKS = 150;

/** All tasks of a note, from its layout and its sentences, without duplicates. */
export function findTasks(context: TaskContext, isTodo: boolean): TaskDraft[] {
  const lists = new TaskLists(context, isTodo, hasTodoTitle(context.document));
  const drafts: TaskDraft[] = [];
  let earlier: Person | undefined;
  for (const block of context.document.blocks) {
    // `- [ ] Kim Dorn, Corvane`: a roll call.
    if (context.skip.has(block) || (block.check !== undefined && isAttendance(block))) continue;
    if (isRollCall(block, context.people)) continue;
    if (/^#undo\b/.test(block.text)) drafts.splice(lastCommand(drafts, block, context));
    const local = { ...context, calendar: calendarAt(block, context) };
    const led = isDropped(block) ? undefined : ledByInitials(block, local);
    const inColumn = led ?? actionColumn(block, local);
    if (led !== undefined || inColumn.length > 0) {
      drafts.push(...inColumn);
      continue;
    }
    const given = isDropped(block) ? [] : givenTo(block, local);
    if (given.length > 0) {
      drafts.push(...given);
      continue;
    }
    const called = isDropped(block) ? [] : [...calledActions(block, local), ...taggedActions(block, local)];
    if (called.length > 0) {
      drafts.push(
        ...called,
        ...inSentences(block, local, earlier).filter((draft) => !isWithin(draft, called)),
      );
      continue;
    }
    const inline = isDropped(block) ? undefined : inlineAction(block, local);
    const foreign = inline === undefined ? foreignItem(block, local) : [];
    const listed = inline === undefined && foreign.length === 0 ? lists.read(block) : foreign;
    const assignedThere = inline === undefined && !isDropped(block) ? behindArrow(block, local) : [];
    if (assignedThere.length > 0) drafts.push(...assignedThere);
    else if (inline !== undefined)
      drafts.push(inline.draft, ...inSentences(block, local, earlier, inline.from));
    else drafts.push(...(listed ?? inSentences(block, local, earlier)));
    if (!block.quoted) earlier = context.people.within(block.start, block.end).at(-1)?.person ?? earlier;
  }
  return unique(drafts.map((draft) => withLabelsBelow(draft, context))).slice(0, MAX_TASKS);
}

const isWithin = ({ span }: TaskDraft, others: readonly TaskDraft[]): boolean =>
  overlaps(
    span,
    others.map((other) => other.span),
  );

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
    (block.form === "item" && (block.section.kind === "actions" || block.marker === "arrow")) ||
    (block.form === "text" && block.section.kind === "actions" && isHan(block.text));
  if (block.cells !== undefined || isDropped(block)) return [];
  const given = hanItem(block, context);
  if (given !== undefined) return [given];
  if (!isListed && !(block.form === "item" && block.section.kind === "decisions")) return [];
  const status = statusOf(block);
  // `Jan lädt den Bürgermeister ein. Karten liegen bereit.`: what is behind the first sentence is no part of it.
  const [first = block] = sentencesOf(block);
  const named = foreignTasks(first, context, isListed).map((draft) => ({ ...draft, span: block }));
  const found = named.length > 0 || !isListed ? named : foreignSpeech(block, block, context);
  return found.map((draft) => ({
    ...draft,
    due:
      draft.due ??
      findDue(block.text, context.calendar)?.date ??
      dueOfLabel(block, context) ??
      dueOfSection(block.section, context),
    status,
    confidence: 0.9,
    isListed: isCalledTask(block),
  }));
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
  let open: TaskDraft | undefined;
  return sentencesOf(block).flatMap((sentence) => {
    const taker = open && takerOf(sentence, context);
    if (open !== undefined && taker !== undefined) open.owner = taker;
    const found = inClauses(sentence, block, context, last, until);
    last = context.people.within(sentence.start, sentence.end)[0]?.person ?? last;
    open = found.find(({ owner }) => owner === undefined);
    return found;
  });
}

/** Of a sentence in which each of several people does something, clause by clause. */
function inClauses(sentence: TextSpan, ...rest: Rest): TaskDraft[] {
  const clauses = clausesBySubject(sentence, rest[1].people);
  if (clauses.length === 1) return inSentence(sentence, ...rest);
  const found = clauses.map((clause) => inSentence(clause, ...rest));
  return found.every((tasks) => tasks.length > 0) ? found.flat() : inSentence(sentence, ...rest);
}

type Rest = [block: Block, context: TaskContext, last: Person | undefined, until: number];

function inSentence(
  sentence: TextSpan,
  block: Block,
  context: TaskContext,
  last: Person | undefined,
  until: number,
): TaskDraft[] {
  const isDecision =
    context.decided.has(sentence.start) ||
    (block.label?.kind === "decisions" && sentence.start === block.start);
  if (sentence.start - block.start >= until) return [];
  const isLabelled = block.label?.kind === "decisions";
  if (isDecision) {
    const given = givenTask(sentence, context);
    if (given !== undefined) return [given];
    const own = context.decided.has(sentence.start) ? [] : foreignTasks(sentence, context, isLabelled);
    return own.length > 0 ? own : assigned(sentence, context);
  }
  const topic = topicTask(sentence, context);
  if (topic.length > 0) return topic;
  const closed = closedByName(sentence, block, context);
  if (closed.length > 0) return closed;
  const found = [...promises(sentence, block, context, last), ...requests(sentence, block, context)];
  const under = hanTaskUnder(block.section.title, sentence, context.people, context.calendar);
  if (found.length > 0 || under !== undefined) return under === undefined ? found : [under];
  const foreign = [
    ...foreignTasks(sentence, context, isLabelled),
    ...foreignSpeech(sentence, block, context),
    ...spokenTasks(sentence, block, context),
  ];
  if (foreign.length > 0) return foreign.slice(0, 1);
  const duty = askedFor(sentence, block, context) ?? foreignDuty(sentence, context);
  return duty === undefined ? passives(sentence, context) : [duty];
}

/** Keeps the more confident one of two duplicates, and takes a missing owner and date from the other. */
function unique(drafts: TaskDraft[]): TaskDraft[] {
  const kept: TaskDraft[] = [];
  for (const draft of [...drafts].sort((a, b) => b.confidence - a.confidence)) {
    const same = kept.find((it) => mayBeSame(it, draft));
    if (same === undefined) kept.push({ ...draft });
    else {
      if (
        (contentWords(same.title).length < 2 && contentWords(draft.title).length >= 2) ||
        isMore(same.title, draft.title)
      )
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
  const isRepeated = (a.isLabelled ?? false) !== (b.isLabelled ?? false);
  if (b.confidence > 0.9 && a.confidence > 0.9 && !isRepeated)
    return a.title.toLowerCase() === b.title.toLowerCase();
  return isSameStatement(a.title, b.title) || isAnswer(a, b) || isAnswer(b, a);
}
