import { DAY_MS } from "@/lib/core/clock";
import { madeOnce } from "@/lib/core/made-once";
import {
  ASSENT,
  anyOf,
  type Block,
  blockAt,
  type Calendar,
  type Day,
  type Document,
  dayAlone,
  dayOf,
  findDue,
  isMovedTo,
  isoDay,
  LANGUAGES,
  labelKind,
  meetingDay,
  messageDay,
  type NamedDay,
  namedDays,
  placeOf,
  plusDays,
  type Section,
  sentencesOf,
  type TextSpan,
  whole,
} from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";
import { selfOf } from "../owner/self";
import { dueOfSection } from "./section";

const MAX_SENTENCE = 300;
const MAX_BEHIND = 80;
/** Beside a day and what leads to it: "Collecting Wednesday", "Samedi prochain normalement". */
const MAX_BESIDE = 2;
/** Turns of a conversation in which somebody may add until when. */
const MAX_TURNS = 2;
/** A date further ahead is that of an event, or was in the past. */
const MAX_DAYS = 180;

/** "Due 10/15", "Frist ist der 15. November", "out by Friday": a sentence that says until when. */
const SAYS_WHEN = new RegExp(String.raw`^\P{L}*${whole("due", "")}`, "iu");

const FOR_NEXT_MEETING = new RegExp(String.raw`(?<!\p{L})${anyOf("forNextMeeting")}(?!\p{L})`, "iu");
const NAMES_MEETING = new RegExp(
  String.raw`(?:(?:date of )?(?:the )?next (?:\p{L}+ ){0,2}(?:meeting|call|session)|${LANGUAGES.map(({ otherMeeting }) => otherMeeting.source).join("|")})`,
  "iu",
);
const BY_THEN = new RegExp(String.raw`(?<!\p{L})${anyOf("byThen")}(?!\p{L})`, "iu");

/**
 * When a task is due of which its own words do not say it: by the rest of its sentence, a sentence after it that only says when, the
 * next meeting, the day named before "by then", or the heading over its item. `others` are the tasks that may have that day for
 * themselves.
 */
export function dueAround(
  task: TaskDraft,
  others: readonly TaskDraft[],
  context: TaskContext,
): string | undefined {
  const block = blockAt(context.document.blocks, task.span.start);
  if (block === undefined || block.cells !== undefined) return undefined;
  const calendar = calendarAt(block, context);
  const sentences = sentencesOf(block);
  const at = sentences.findIndex(({ start, end }) => start <= task.span.start && task.span.start < end);
  const own = sentences[at];
  if (own === undefined || own.text.length > MAX_SENTENCE) return undefined;
  return (
    restOf(own, task, others, calendar) ??
    behind(sentences[at + 1], calendar) ??
    saidLater(task, block, context) ??
    (FOR_NEXT_MEETING.test(own.text) ? nextMeeting(context) : undefined) ??
    (BY_THEN.test(own.text) ? dayBefore(own, block, context) : undefined) ??
    (block.form === "item" ? (dueOfSection(block.section, context) ?? dueOfLists(block, context)) : undefined)
  );
}

/** The day of a line above lists by person: "To-dos until the next meeting on 25 July". */
function dueOfLists(block: Block, context: TaskContext): string | undefined {
  const { blocks } = context.document;
  const above = linesAbove(blocks)[placeOf(block, blocks)];
  if (above === undefined || above.form !== "text" || above.text.length > MAX_BEHIND) return undefined;
  const [, label = ""] = UNTIL_WHEN.exec(above.text) ?? [];
  return labelKind(label) === "actions" ? findDue(above.text, calendarAt(above, context))?.date : undefined;
}

/** For each block, the last line above it that is neither heading nor item, nor leads to items. */
const linesAbove = madeOnce((blocks: readonly Block[]): readonly (Block | undefined)[] => {
  let line: Block | undefined;
  return blocks.map((block) => {
    const above = line;
    if (block.form !== "heading" && block.form !== "item" && !/:$/.test(block.text)) line = block;
    return above;
  });
});

const UNTIL_WHEN = new RegExp(
  String.raw`^(.{3,30}?)\s(?:by|before|until|till|for|${LANGUAGES.map(({ until }) => until).join("|")})(?!\p{L})(?:[^.!?]|\.(?=\d|$))*$`,
  "iu",
);

type Known = Pick<TaskContext, "document" | "calendar">;

/** In a chat, days count from that of the message, and in a diary from that of the entry. */
export function calendarAt({ voice, section }: Block, { document, calendar }: Known): Calendar {
  if (voice?.when !== undefined) return { ...calendar, today: messageDay(voice.when, calendar) };
  const entry = document.isChat || document.isMail ? undefined : entryOf(section, document, calendar);
  return entry === undefined ? calendar : { ...calendar, today: entry, dated: true };
}

/** The day of a diary that a heading names: after the first, and not after the file arrived. */
function entryOf(section: Section, { source }: Document, calendar: Calendar): Day | undefined {
  for (let it: Section | undefined = section; it !== undefined; it = it.parent) {
    const day = /\d/.test(it.title) ? dayAlone(it.title, calendar) : undefined;
    const ofMeeting = meetingDay(it.title, calendar);
    if (ofMeeting !== undefined) return ofMeeting;
    if (day === undefined) continue;
    const isPast = isoDay(day) <= isoDay(dayOf(source.receivedAt));
    return isPast && isoDay(day) > isoDay(calendar.today) ? day : undefined;
  }
  return undefined;
}

/** Whether a task is due on a day that counts from the arrival of a file without a day: "today", "in two weeks". */
export function isDueFromArrival(
  { due, span }: TaskDraft,
  document: Document,
  calendar: Calendar & { dated: boolean },
): boolean {
  const block = blockAt(document.blocks, span.start);
  if (calendar.dated || due === undefined || block === undefined) return false;
  // The message has a day.
  if (calendarAt(block, { document, calendar }).today !== calendar.today) return false;
  const next = dayAfter(calendar);
  const texts = [span.text, block.section.title, ...sentencesOf(block).map(({ text }) => text)];
  return texts.some((text) => {
    const later = datesIn(text, next);
    return datesIn(text, calendar).some(
      (date, at) => date === due && Date.parse(later[at] ?? "") - Date.parse(date) === DAY_MS,
    );
  });
}

/** One for each calendar: dates that were read by it are kept. */
const dayAfter = madeOnce(
  (calendar: Calendar): Calendar => ({ ...calendar, today: plusDays(calendar.today, 1) }),
);

const datesIn = (text: string, calendar: Calendar): (string | undefined)[] => [
  findDue(text, calendar)?.date,
  ...namedDays(text, calendar).map(({ day }) => isoDay(day)),
];

/** The only day of the sentence, unless it is the other task's of that sentence. */
function restOf(
  sentence: TextSpan,
  task: TaskDraft,
  others: readonly TaskDraft[],
  calendar: Calendar,
): string | undefined {
  const isOther = others.some(
    (other) =>
      other !== task &&
      other.due !== undefined &&
      other.span.start >= sentence.start &&
      other.span.start < sentence.end,
  );
  const due = isOther ? undefined : findDue(sentence.text, calendar);
  if (isOther || due !== undefined) return due?.date;
  const [day, ...more] = namedDays(sentence.text, calendar).filter(
    ({ exact, weekdayOnly, start }) => exact && !weekdayOnly && !isMovedTo(sentence.text, start),
  );
  return day !== undefined && more.length === 0 && isSoon(day, calendar) ? isoDay(day.day) : undefined;
}

const isSoon = ({ day }: NamedDay, { today }: Calendar): boolean =>
  isoDay(day) >= isoDay(today) && isoDay(day) <= isoDay(plusDays(today, MAX_DAYS));

function behind(sentence: TextSpan | undefined, calendar: Calendar): string | undefined {
  if (sentence === undefined || sentence.text.length > MAX_BEHIND) return undefined;
  return SAYS_WHEN.test(sentence.text)
    ? findDue(sentence.text, calendar)?.date
    : dayOnly(sentence.text, calendar);
}

/** The day of a sentence that says hardly anything else, and no hour. */
function dayOnly(text: string, calendar: Calendar): string | undefined {
  const due = findDue(text, calendar);
  if (due === undefined || text.includes("?")) return undefined;
  const beside = `${text.slice(0, due.start)} ${text.slice(due.end)}`;
  return /\d/.test(beside) || (beside.match(/\p{L}+/gu)?.length ?? 0) > MAX_BESIDE ? undefined : due.date;
}

/** What the owner of a task, or who asks for it, says in the next turns: "oui, demain soir", "by Friday please". */
function saidLater(task: TaskDraft, block: Block, context: TaskContext): string | undefined {
  const { blocks, isChat } = context.document;
  if (!isChat || block.voice === undefined) return undefined;
  const { turn } = block.voice;
  const concerned = [task.owner, selfOf(block, context)];
  for (const later of blocks.slice(placeOf(block, blocks) + 1)) {
    if (later.voice === undefined || later.voice.turn > turn + MAX_TURNS) return undefined;
    const speaker = selfOf(later, context);
    if (speaker === undefined || !concerned.includes(speaker) || later.text.length > 2 * MAX_BEHIND) continue;
    const calendar = calendarAt(later, context);
    const agrees = speaker === task.owner && later.voice.turn > turn && ASSENT.YES.test(later.text);
    const [due] = sentencesOf(later)
      .filter(({ text }) => text.length <= MAX_BEHIND)
      .flatMap(({ text }) => (agrees ? findDue(text, calendar)?.date : dayOnly(text, calendar)) ?? []);
    if (due !== undefined) return due;
  }
  return undefined;
}

/** The day of the next meeting, where the note names it. */
function nextMeeting({ document, calendar }: TaskContext): string | undefined {
  for (const block of document.blocks) {
    const text = block.label === undefined ? block.text : `${block.label.text}: ${block.text}`;
    const match = NAMES_MEETING.exec(text);
    if (match === null) continue;
    const behindIt = text.slice(match.index + match[0].length).slice(0, MAX_BEHIND);
    const day = namedDays(behindIt, calendar).find(({ exact }) => exact)?.day;
    if (day !== undefined && isoDay(day) > isoDay(calendar.today)) return isoDay(day);
  }
  return undefined;
}

/** The last day that the line names before a sentence, or the line right above it. */
function dayBefore({ start }: TextSpan, block: Block, context: TaskContext): string | undefined {
  const calendar = calendarAt(block, context);
  const above = block.gap ? undefined : context.document.blocks[placeOf(block, context.document.blocks) - 1];
  const texts = [
    block.text.slice(0, start - block.start),
    above?.section === block.section ? above.text : "",
  ];
  const [day] = texts.flatMap((text) => namedDays(text, calendar).findLast(({ exact }) => exact)?.day ?? []);
  return day && isoDay(day) >= isoDay(calendar.today) ? isoDay(day) : undefined;
}
