import { daysBefore } from "@/lib/core/clock";

/** When this browser left the page last, in milliseconds since 1970. */
export const LAST_VISIT = "kv-last-visit";

const DEFAULT_DAYS = 7;
const MAX_DAYS = 90;

/** The time of a cookie; a week ago where there is none, or none that is possible. */
export function lastVisit(cookie: string | undefined, now: Date): { at: Date; isKnown: boolean } {
  const at = new Date(Number(cookie ?? Number.NaN));
  const isKnown = at >= daysBefore(now, MAX_DAYS) && at <= now;
  return { at: isKnown ? at : daysBefore(now, DEFAULT_DAYS), isKnown };
}
