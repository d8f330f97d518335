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
  // Read once for both: most of the time that a short note takes goes into this.
  const read = new Map<string, NamedDay[]>();
  const fullDaysOf = (text: string): NamedDay[] => {
    const found = read.get(text) ?? fullDays(text, reading);
    read.set(text, found);
    return found;
  };
  for (const ahead of [0, 1]) {
    const last = toUtc(plusDays(reading.today, ahead));
    for (const group of groups) {
      const days = group.flatMap(({ text, mayBeAhead }) =>
        fullDaysOf(text).filter(({ day }) => mayBeAhead || toUtc(day) <= last),
      );
      const [first] = [...days.filter(({ hasYear }) => hasYear), ...days];
      if (first !== undefined) return first.day;
    }
  }
  return undefined;
}

function fullDays(text: string, reading: Calendar): NamedDay[] {
  return namedDays(text, reading)
    .filter(
      ({ exact, weekdayOnly, start, end, hasYear }) =>
        exact && !weekdayOnly && ((start === 0 && hasYear) || !/^\s*\.\s+\p{L}/u.test(text.slice(end))),
    )
    .map((named) => (named.hasYear ? named : { ...named, day: onItsWeekday(named, reading.today) }));
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
