import { isoDate } from "./clock";

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en", {
      timeZone,
      calendar: "iso8601",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a clock on the wall shows at an instant, to the second, as if it were UTC. */
export function wallTime(timeZone: string, instant: number): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** The day that clocks show at an instant, `YYYY-MM-DD`. */
export const localDate = (timeZone: string, instant: Date): string =>
  isoDate(new Date(wallTime(timeZone, instant.getTime())));

/** What clocks show at an instant, to the minute: `2026-03-02 14:05`. */
export const localMinute = (timeZone: string, instant: Date): string =>
  new Date(wallTime(timeZone, instant.getTime())).toISOString().slice(0, 16).replace("T", " ");
