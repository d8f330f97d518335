/** When this browser left the page last, in milliseconds since 1970. */
export const LAST_VISIT = "kv-last-visit";

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;
const MAX_DAYS = 90;

export const since = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The time of a cookie; a week ago where there is none, or none that is possible. */
export function lastVisit(cookie: string | undefined, now: Date): { at: Date; isKnown: boolean } {
  const at = new Date(Number(cookie ?? Number.NaN));
  const isKnown = at >= since(now, MAX_DAYS) && at <= now;
  return { at: isKnown ? at : since(now, DEFAULT_DAYS), isKnown };
}
