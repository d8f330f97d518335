import { type Calendar, type NamedDay, namedDays } from "./calendar";
import { type Day, isDay, plusDays, toUtc, weekday } from "./day";
import type { DaySource } from "./day-sources";

/** A year with the same weekdays comes back after eleven years at most. */
const MAX_YEARS_BACK = 11;

/**
 * The first date of the most reliable group. A date after `reading.today` is part of a note's content, as is that of
 * tomorrow when the note names another: clocks differ around midnight.
 */
export function ownDay(groups: readonly DaySource[][], reading: Calendar): Day | undefined {
  for (const ahead of [0, 1]) {
    const last = plusDays(reading.today, ahead);
    for (const group of groups) {
      const days = group.flatMap(({ text, mayBeAhead }) =>
        fullDays(text, reading, mayBeAhead ? undefined : last),
      );
      const [first] = [...days.filter(({ hasYear }) => hasYear), ...days];
      if (first !== undefined) return first.day;
    }
  }
  return undefined;
}

/** The days of a text that are not after `last`. */
function fullDays(text: string, reading: Calendar, last: Day | undefined): NamedDay[] {
  return namedDays(text, reading)
    .filter(
      ({ exact, weekdayOnly, end }) => exact && !weekdayOnly && !/^\s*\.\s+\p{L}/u.test(text.slice(end)),
    )
    .map((named) => (named.hasYear ? named : { ...named, day: onItsWeekday(named, reading.today) }))
    .filter(({ day }) => last === undefined || toUtc(day) <= toUtc(last));
}

/** "Monday 12 June" is the last 12th of June that was a Monday, where the nearest is none. */
function onItsWeekday({ day, weekdayNumber }: NamedDay, today: Day): Day {
  if (weekdayNumber === undefined || weekday(day) === weekdayNumber) return day;
  for (let year = today.year; year > today.year - MAX_YEARS_BACK; year--) {
    const trial = { ...day, year };
    const isPast = isDay(trial) && toUtc(trial) <= toUtc(today);
    if (isPast && weekday(trial) === weekdayNumber) return trial;
  }
  return day;
}
