import { weekdayOf } from "../languages/vocabulary";
import { type Calendar, namedDays } from "./calendar";
import { type Day, isDay, plusDays, toUtc, weekday } from "./day";

/**
 * The day that a line names, and nothing else: `MON`, `Mi 25.11.`, `jeudi 12`, `Friday (bank holiday)`. A weekday is the next one,
 * today included.
 */
export function dayAlone(line: string, calendar: Calendar): Day | undefined {
  const text = line.replace(/\s*\([^()]*\)\s*$/, "").replace(/[\s:：–—-]+$/, "");
  const [, word = "", rest = ""] = /^([\p{L}-]+)\.?,?\s*(.*)$/u.exec(text) ?? [];
  const number = weekdayOf(word);
  if (number === undefined) return onlyDay(text, calendar);
  const first = plusDays(calendar.today, (number - weekday(calendar.today) + 7) % 7);
  if (rest === "") return first;
  const [, day] = /^(?:the\s)?(\d{1,2})(?:st|nd|rd|th|\.|º)?$/i.exec(rest) ?? [];
  return day === undefined ? onlyDay(rest, calendar) : numbered(first, Number(day));
}

function onlyDay(text: string, calendar: Calendar): Day | undefined {
  const [named] = namedDays(text, calendar);
  return named?.exact && named.start === 0 && named.end >= text.replace(/\.$/, "").length
    ? named.day
    : undefined;
}

/** The next such weekday that has this number in its month. */
function numbered(first: Day, number: number): Day | undefined {
  for (let day = first; toUtc(day) - toUtc(first) < MAX_AHEAD_MS; day = plusDays(day, 7))
    if (day.day === number && isDay(day)) return day;
  return undefined;
}

const MAX_AHEAD_MS = 92 * 86_400_000;
