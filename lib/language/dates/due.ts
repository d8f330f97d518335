import { LANGUAGES } from "../languages";
import { anyOf } from "../languages/vocabulary";
import { type Calendar, type NamedDay, namedDays } from "./calendar";
import { type Day, isDay, isoDay, plusDays, toUtc, weekday } from "./day";
import { PHRASES } from "./due-phrases";

/** When a task is due, and the phrase that says so. */
export interface Due {
  /** `2026-11-27` */
  date: string;
  /** The whole phrase, `by` and brackets included. */
  start: number;
  end: number;
}

/** One word or sign before a date. */
const LEAD = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:due(?: date)?|deadline|is|be|by|before|until|till|no later than|latest|on|for|at|(?:in|within|over|during) the|${anyOf("beforeDay")}|ready by|needed by|eta|target|aim(?:ing)?|${anyOf("preferably")}|the|about|around|noon|lunch)[:\s]*|[-–—:,([@→]\s*|->\s*|\s+)$`,
  "iu",
);

/** `Fr. 21.2.` */
const WEEKDAY_LEAD = new RegExp(String.raw`(?<!\p{L})${anyOf("shortWeekday")}\.,?\s*$`, "u");

/** What may follow a deadline. */
const AT_THE_LATEST = new RegExp(String.raw`^\s*${anyOf("atTheLatest")}`, "i");
const FOREIGN_UNTIL = LANGUAGES.map(({ until }) => until).join("|");
const FOREIGN_LEAD = new RegExp(String.raw`(?<![\p{L}])(?:${FOREIGN_UNTIL})\s*$`, "iu");

/** The deadline in the text. */
export function findDue(text: string, calendar: Calendar): Due | undefined {
  const [phrase, named] = [ownPhrase(text, calendar), namedDue(text, calendar)];
  // "the inspection on the 28th: labels by Tuesday"
  if (phrase && named && !isDeadline(phrase, text) && isDeadline(named, text)) return named;
  return phrase ?? named;
}

const UNTIL = new RegExp(
  String.raw`^[\s([,:–—-]*(?:by|before|until|till|due|deadline|no later than|latest|${FOREIGN_UNTIL})(?![\p{L}])`,
  "iu",
);
const isDeadline = ({ start, end }: Due, text: string): boolean => UNTIL.test(text.slice(start, end));

function ownPhrase(text: string, calendar: Calendar): Due | undefined {
  for (const [pattern, meaning] of PHRASES) {
    const match = pattern.exec(text);
    const day = match && meaning(calendar.today, match);
    if (match && day) return widen(text, match.index, match.index + match[0].length, day);
  }
  return undefined;
}

/** A date after "by", in brackets or at the end; of those in the middle only a weekday. */
function namedDue(text: string, calendar: Calendar): Due | undefined {
  const days = namedDays(text, calendar).filter(
    ({ exact, start, end }) => exact && !isDateRange(text, start, end) && !isMovedTo(text, start),
  );
  const marked = days.find(({ start, end }) => isMarked(text, start, end));
  if (marked) return widen(text, marked.start, marked.end, dueDay(nearest(marked, calendar), text, calendar));
  const open = days.filter((day) => nearest(day, calendar) === day);
  const last = open.find(
    ({ end }) => /^[\s).,;!?\]。、！）]*$/.test(text.slice(end)) || /^\s*\)/.test(text.slice(end)),
  );
  const placed = open.find(
    ({ start, end, weekdayOnly }) =>
      /(?:\bon|[-–—(@])\s*$/i.test(text.slice(0, start)) ||
      (weekdayOnly && ON_WEEKDAY.test(text.slice(0, start))) ||
      DAY_WITH.test(text.slice(start, end)),
  );
  const first = open.find(
    ({ start, end }) => start === 0 || /^(?:today|tonight|tomorrow)/i.test(text.slice(start, end)),
  );
  // "he will pick them up Wednesday and take forty to the library"
  const within = open.find(({ start, weekdayOnly }) => weekdayOnly && !REPEATED.test(text.slice(0, start)));
  const chosen = last ?? placed ?? first ?? within;
  return chosen && widen(text, chosen.start, chosen.end, dueDay(chosen, text, calendar));
}

const MOVED_TO = new RegExp(String.raw`(?<!\p{L})${anyOf("movedTo")}\s$`, "iu");

/** Whether something is moved to the day that begins at `start`, which is not when it is to be done: "move it to Thursday". */
export const isMovedTo = (text: string, start: number): boolean => MOVED_TO.test(text.slice(0, start));

const ON_WEEKDAY = new RegExp(String.raw`(?<!\p{L})${anyOf("onWeekday")}\s$`, "iu");
const DAY_WITH = new RegExp(String.raw`^(?:on|this|next|${anyOf("dayWith")})\s`, "i");

/** Whether words beside a day make it a deadline, or nothing else is there. */
const isMarked = (text: string, start: number, end: number): boolean =>
  AT_THE_LATEST.test(text.slice(end)) ||
  FOREIGN_LEAD.test(text.slice(0, start)) ||
  MARK.test(text.slice(0, start)) ||
  text.slice(start, end).length === text.trim().length;

const MARK = new RegExp(
  String.raw`(?<!\p{L})(?:(?:by|due|before|until|till|deadline(?: of| is| on)?|no later than|ready by|latest|eta)[:\s]*(?:the |about |around |noon |lunch |\S{1,8} on )?|${anyOf("forDay")}\s)$`,
  "iu",
);

/** A day without a year is taken to be the next one: that of the last year where it would be so far ahead. */
function nearest(named: NamedDay, { today, forward }: Calendar): NamedDay {
  const isFar = toUtc(named.day) - toUtc(today) > MAX_AHEAD_MS;
  if (!forward || named.hasYear || named.weekdayOnly || !isFar) return named;
  const day = { ...named.day, year: named.day.year - 1 };
  return isDay(day) ? { ...named, day } : named;
}

const MAX_AHEAD_MS = 300 * 86_400_000;

/** "every Monday", "last Friday", "the Tuesday slot" */
const REPEATED = new RegExp(String.raw`(?<!\p{L})${anyOf("repeated")}\s+$`, "iu");

const TIME_LENGTH = 8;
const HAS_TIME = new RegExp(String.raw`\d\s?(?:[:.h]\s?\d|am|pm|h|${anyOf("hourUnit")}(?!\p{L}))`, "iu");

/** "by Monday", written on a Monday, is in a week; "this Monday" and "Monday 3:30" are today. */
function dueDay(
  { day, weekdayOnly, start, end }: NamedDay,
  text: string,
  { today, dated = false }: Calendar,
): Day {
  if (!dated || !weekdayOnly || weekday(day) !== weekday(today)) return day;
  if (HAS_TIME.test(text.slice(start, end + TIME_LENGTH))) return today;
  const isToday = isoDay(day) === isoDay(today);
  return isToday && !/^(?:this|today|tonight)/i.test(text.slice(start, end)) ? plusDays(day, 7) : day;
}

/** "from 16 to 19 November" is a duration. */
const isDateRange = (text: string, start: number, end: number): boolean =>
  /\b(?:from|since|between|(?<!deadline )of)\s+$/i.test(text.slice(0, start)) ||
  (/\b(?:to|and|–|-)\s+$/.test(text.slice(Math.max(0, start - 4), start)) &&
    /\bfrom\b/i.test(text.slice(0, start))) ||
  /^\s*(?:report|minutes|meeting|newsletter|invoice|figures|numbers|issue|edition)\b/i.test(text.slice(end));

/** Extends the span to the words and brackets that belong to the date. */
function widen(text: string, start: number, end: number, day: Day): Due {
  let from = start;
  for (let step = 0; step < 3; step++) {
    const lead = text.slice(Math.max(0, from - 24), from);
    const before = WEEKDAY_LEAD.exec(lead) ?? FOREIGN_LEAD.exec(lead) ?? LEAD.exec(lead);
    if (before === null) break;
    from -= before[0].length;
  }
  if (AT_THE_LATEST.test(text.slice(end))) from -= ON_DATE.exec(text.slice(0, from))?.[0].length ?? 0;
  // `30.11.`
  const dot = /\d\.\d{1,2}$/.test(text.slice(start, end)) && text[end] === "." ? 1 : 0;
  const after = BEHIND.exec(text.slice(end + dot))?.[0].length ?? 0;
  return { date: isoDay(day), start: from, end: end + dot + after };
}

const ON_DATE = new RegExp(String.raw`\s${anyOf("onDate")}\s*$`, "i");
/** A time, "at the latest", and a bracket. */
const BEHIND = new RegExp(
  String.raw`^(?:\.(?=\s*[)\]]))?\s*(?:at \d{1,2}(?::\d{2})?\s*(?:am|pm)?|${anyOf("atTheLatest")})?\s*[)\]]?`,
  "i",
);
