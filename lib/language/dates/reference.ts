import type { Document } from "../read/read-document";
import { type Calendar, namedDays, putsDayFirst } from "./calendar";
import { type Day, dayOf, isDay, MONTHS, toUtc } from "./day";
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
  const today = own ?? ownMonth(document, received) ?? received;
  return { today, dayFirst, forward: true, dated: own !== undefined };
}

/** `2025-06 journal.md`, `# June 2025`: the first day of the month that a file without a day is about. */
function ownMonth({ source, blocks }: Document, received: Day): Day | undefined {
  const [, year, month] =
    /(?<!\d)((?:19|20)\d\d)[-_ .](0[1-9]|1[0-2])(?![\d]|[-_.]\d)/.exec(source.filename) ?? [];
  const named =
    year === undefined ? monthNamed(blocks.find(({ form }) => form === "heading")?.text ?? "") : undefined;
  const first = named ?? { year: Number(year), month: Number(month), day: 1 };
  return isDay(first) && toUtc(first) <= toUtc(received) ? first : undefined;
}

const MONTH_OF_YEAR = new RegExp(
  String.raw`(?<!\d[.\s]?\s?|\p{L})(${MONTHS.join("|")})\p{L}*\s((?:19|20)\d\d)(?!\d)`,
  "iu",
);

function monthNamed(heading: string): Day | undefined {
  const [, name = "", year] = MONTH_OF_YEAR.exec(heading) ?? [];
  return year === undefined
    ? undefined
    : { year: Number(year), month: MONTHS.indexOf(name.toLowerCase()) + 1, day: 1 };
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
