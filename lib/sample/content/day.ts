import { DAY_MS, isoDate } from "@/lib/core/clock";

/** The day that is a number of days after another, as `2026-03-13`. */
export const dayAfter = (today: Date, days: number): string =>
  isoDate(new Date(today.getTime() + days * DAY_MS));
