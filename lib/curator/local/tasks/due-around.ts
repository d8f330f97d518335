import { DAY_MS } from "@/lib/core/clock";
import {
  anyOf,
  type Block,
  type Calendar,
  type Document,
  findDue,
  isMovedTo,
  isoDay,
  LANGUAGES,
  messageDay,
  type NamedDay,
  namedDays,
  plusDays,
  sentencesOf,
  type TextSpan,
} from "@/lib/language";
import type { TaskContext, TaskDraft } from "./draft";
import { dueOfSection } from "./section-due";

const MAX_SENTENCE = 300;
const MAX_BEHIND = 80;
/** A date further ahead is that of an event, or was in the past. */
const MAX_DAYS = 180;

/** "Due 10/15", "Frist ist der 15. November", "out by Friday": a sentence that says until when. */
const SAYS_WHEN = new RegExp(String.raw`^\W*${anyOf("due")}(?!\p{L})`, "iu");

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
  const block = blockAt(context.document, task.span);
  if (block === undefined || block.cells !== undefined) return undefined;
  const calendar = calendarAt(block, context.calendar);
  const sentences = sentencesOf(block);
  const at = sentences.findIndex(({ start, end }) => start <= task.span.start && task.span.start < end);
  const own = sentences[at];
  if (own === undefined || own.text.length > MAX_SENTENCE) return undefined;
  return (
    restOf(own, task, others, calendar) ??
    behind(sentences[at + 1], calendar) ??
    (FOR_NEXT_MEETING.test(own.text) ? nextMeeting(context) : undefined) ??
    (BY_THEN.test(own.text) ? dayBefore(own, block, calendar) : undefined) ??
    (block.form === "item" ? dueOfSection(block.section, context) : undefined)
  );
}

/** The line in which a span begins. */
export const blockAt = ({ blocks }: Document, span: TextSpan): Block | undefined =>
  blocks.find(({ start, end }) => start <= span.start && span.start < end);

/** In a chat, days count from that of the message. */
export const calendarAt = ({ voice }: Block, calendar: Calendar): Calendar =>
  voice?.when === undefined ? calendar : { ...calendar, today: messageDay(voice.when, calendar) };

/** Whether a task is due on a day that counts from the arrival of a file without a day: "today", "in two weeks". */
export function isDueFromArrival(
  { due, span }: TaskDraft,
  document: Document,
  calendar: Calendar & { dated: boolean },
): boolean {
  const block = blockAt(document, span);
  if (calendar.dated || due === undefined || block === undefined) return false;
  // The message has a day.
  if (calendarAt(block, calendar).today !== calendar.today) return false;
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
const daysAfter = new WeakMap<Calendar, Calendar>();

function dayAfter(calendar: Calendar): Calendar {
  const next = daysAfter.get(calendar) ?? { ...calendar, today: plusDays(calendar.today, 1) };
  daysAfter.set(calendar, next);
  return next;
}

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
  return SAYS_WHEN.test(sentence.text) ? findDue(sentence.text, calendar)?.date : undefined;
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

/** The last day that the line names before a sentence. */
function dayBefore({ start }: TextSpan, block: Block, calendar: Calendar): string | undefined {
  const days = namedDays(block.text.slice(0, start - block.start), calendar).filter(({ exact }) => exact);
  const day = days.at(-1)?.day;
  return day && isoDay(day) >= isoDay(calendar.today) ? isoDay(day) : undefined;
}
