import { DAY_MS } from "@/lib/core/clock";

/** A day without time or zone: the machine's time zone has no effect. */
export interface Day {
  year: number;
  /** 1–12 */
  month: number;
  day: number;
}

export const toUtc = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);

function fromUtc(time: number): Day {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `2026-11-27` */
export const isoDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

export const plusDays = (day: Day, days: number): Day => fromUtc(toUtc(day) + days * DAY_MS);

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(toUtc(day)).getUTCDay();

/** How the months begin in English, from January. */
export const MONTHS: readonly string[] = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

export const lastOfMonth = (year: number, month: number): Day => fromUtc(Date.UTC(year, month, 0));

/** Friday of the week of `day`; on a weekend, of the next week. */
export const fridayOf = (day: Day): Day => plusDays(day, (12 - weekday(day)) % 7);

export const isDay = ({ year, month, day }: Day): boolean =>
  year >= 1900 &&
  year <= 2200 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= lastOfMonth(year, month).day;

/** The day of `at` in UTC. */
export const dayOf = (at: Date): Day => fromUtc(at.getTime());

const MAX_MONTHS_AHEAD = 3;

/** The next day from `today` on that has this number in its month and is this weekday, 0 for Sunday. */
export function nextNumbered(today: Day, number: number, weekdayNumber: number): Day | undefined {
  for (let ahead = 0; ahead < MAX_MONTHS_AHEAD; ahead++) {
    const month = ((today.month - 1 + ahead) % 12) + 1;
    const year = today.year + Math.floor((today.month - 1 + ahead) / 12);
    const day = { year, month, day: number };
    if (isDay(day) && weekday(day) === weekdayNumber && toUtc(day) >= toUtc(today)) return day;
  }
  return undefined;
}
