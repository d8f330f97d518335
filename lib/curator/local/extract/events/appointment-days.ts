import { anyOf, type Block, isoDay, LANGUAGES, namedDays, overlaps, writtenDays } from "@/lib/language";
import type { EventSources } from "./events";

/** A deadline is not the day of an event. */
export const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:by|due|since|after|${anyOf("until", "before")}|${LANGUAGES.flatMap(({ until, script }) => (script ? [] : [until])).join("|")})\s(?:\p{L}+,?\s)?(?:the\s)?$`,
  "iu",
);

export interface Day {
  start: number;
  end: number;
}

/** The days of a text but those that are over; of some it is not known. */
export function daysAhead(text: string, { calendar }: EventSources): Day[] {
  const days = writtenDays(text);
  if (days.length === 0) return [];
  const today = isoDay(calendar.today);
  const over = namedDays(text, calendar).filter(
    ({ weekdayOnly, day }) => !weekdayOnly && isoDay(day) <= today,
  );
  return days.filter((day) => !overlaps(day, over));
}

export const isRead = (block: Block, { skip }: EventSources): boolean =>
  block.header === undefined &&
  !skip.has(block) &&
  !block.quoted &&
  block.form !== "heading" &&
  block.section.kind !== "actions" &&
  block.section.kind !== "attendees" &&
  block.check === undefined;
