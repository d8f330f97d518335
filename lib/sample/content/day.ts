import { isoDate } from "@/lib/core/clock";

const DAY_MS = 86_400_000;

/** The day that is a number of days after another, as `2026-03-13`. */
export const dayAfter = (today: Date, days: number): string =>
  isoDate(new Date(today.getTime() + days * DAY_MS));
