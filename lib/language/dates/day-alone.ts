import { NOTES_FROM } from "../english/meeting-dates";
import { weekdayOf } from "../languages/vocabulary";
import { type Calendar, namedDays } from "./calendar";
import { type Day, nextNumbered, plusDays, weekday } from "./day";

/** A longer line names more than a day. */
const MAX_LENGTH = 80;

/**
 * The day that a line names, and nothing else: `MON`, `Mi 25.11.`, `jeudi 12`, `Friday (bank holiday)`. A weekday is the next one,
 * today included.
 */
export function dayAlone(line: string, calendar: Calendar): Day | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const text = line.replace(/\s*\([^()]*\)\s*$/, "").replace(/[\s:：–—-]+$/, "");
  const [, word = "", rest = ""] = /^([\p{L}-]+)\.?,?\s*(.*)$/u.exec(text) ?? [];
  const number = weekdayOf(word);
  if (number === undefined) return onlyDay(text, calendar);
  if (rest === "") return plusDays(calendar.today, (number - weekday(calendar.today) + 7) % 7);
  const [, day] = /^(?:the\s)?(\d{1,2})(?:st|nd|rd|th|\.|º)?$/i.exec(rest) ?? [];
  return day === undefined ? onlyDay(rest, calendar) : nextNumbered(calendar.today, Number(day), number);
}

/** The day of a heading over the notes of one of several meetings: "Notes from the 8/30/2016 meeting". */
export function meetingDay(title: string, calendar: Calendar): Day | undefined {
  const [named] = NOTES_FROM.test(title) ? namedDays(title, calendar) : [];
  return named?.exact && named.hasYear ? named.day : undefined;
}

function onlyDay(text: string, calendar: Calendar): Day | undefined {
  const [named] = namedDays(text, calendar);
  return named?.exact && named.start === 0 && named.end >= text.replace(/\.$/, "").length
    ? named.day
    : undefined;
}
