import {
  anyOf,
  type Day,
  type Document,
  dayAlone,
  dayOf,
  findDue,
  fridayOf,
  isoDay,
  LANGUAGES,
  labelKind,
  plusDays,
  type Section,
} from "@/lib/language";
import type { TaskContext } from "../draft";

/** In a sentence "this week" ends on Friday; a list for the week has its weekend as well. */
const WEEK = /^\W*this week/iu;
const TO_SUNDAY = 2;
/** "Oggi", "ce soir": a heading that is no diary's, which names a day of the calendar. */
const TODAY = new RegExp(String.raw`^\W*(?:${anyOf("today", "tomorrow")})\W*$`, "iu");
const UNTIL = new RegExp(
  String.raw`^[\s([,:–—-]*(?:by|before|until|till|due|for|no later than|this|next|today|tonight|tomorrow|end of|${LANGUAGES.map(
    ({ until }) => until,
  ).join("|")})(?![\p{L}])`,
  "iu",
);

/** The deadline that a heading gives to the tasks below it: `Before Friday`, `THIS WEEK`, `Aufgaben bis 12. Mai`, `WED`. */
export function dueOfSection(section: Section, { calendar, document }: TaskContext): string | undefined {
  for (let it: Section | undefined = section; it !== undefined; it = it.parent) {
    const day = dayAlone(it.title, calendar);
    if (day !== undefined) return isPlanned(it.title, day, document) ? isoDay(day) : undefined;
    const due = findDue(it.title, calendar);
    if (due !== undefined && TODAY.test(it.title)) return due.date;
    const [before, words, after] = due
      ? [it.title.slice(0, due.start), it.title.slice(due.start, due.end), it.title.slice(due.end)]
      : ["", "", ""];
    const isOfTasks = [before, after].every((text) => !/\p{L}/u.test(text) || labelKind(text) === "actions");
    if (due === undefined || !UNTIL.test(words) || !isOfTasks) continue;
    return WEEK.test(words) ? isoDay(plusDays(fridayOf(calendar.today), TO_SUNDAY)) : due.date;
  }
  return undefined;
}

/** Days with dates before the file arrived head a diary. */
const isPlanned = (title: string, day: Day, { source }: Document): boolean =>
  !/\d/.test(title) || isoDay(day) >= isoDay(dayOf(source.receivedAt));
