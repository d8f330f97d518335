import type { Document } from "../read/read-document";
import { type Calendar, namedDays, putsDayFirst } from "./calendar";
import { type Day, dayOf } from "./day";
import { daySources } from "./day-sources";
import { ownDay } from "./own-day";

/**
 * The note's date, to which "Friday" is relative: a field, the filename, a header, the first full date near the title,
 * the Date of a mail; else `receivedAt`, and the note is not `dated`.
 */
export function noteCalendar(document: Document): Calendar & { dated: boolean } {
  const { source } = document;
  const received = dayOf(source.receivedAt);
  const dayFirst = putsDayFirst(source.masked, source.receivedAt);
  const own = ownDay(daySources(document), { today: received, dayFirst, forward: false });
  return { today: own ?? received, dayFirst, forward: true, dated: own !== undefined };
}

/** The day of a message in a chat or thread, when it has one. */
export function messageDay(when: string | undefined, calendar: Calendar): Day {
  if (when === undefined || !/\d{4}|\d[/.-]\d|[a-z]{3}/i.test(when.replace(/[ap]\.?m\.?/i, "")))
    return calendar.today;
  const named = namedDays(when.replace(/[+-]\d{4}.*$/, ""), { ...calendar, forward: false }).find(
    ({ exact }) => exact,
  );
  return named?.day ?? calendar.today;
}
