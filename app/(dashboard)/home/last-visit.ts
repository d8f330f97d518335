import { daysBefore } from "@/lib/core/clock";

/** The account, and when this browser left its page last, in milliseconds since 1970: `id.time`. */
export const LAST_VISIT = "kv-last-visit";

const DEFAULT_DAYS = 7;
const MAX_DAYS = 90;

/** The time in a cookie of this account; a week ago without one, or if it is implausible. */
export function lastVisit(
  cookie: string | undefined,
  account: string,
  now: Date,
): { at: Date; isKnown: boolean } {
  const [whose, time] = cookie?.split(".") ?? [];
  const at = new Date(whose === account ? Number(time) : Number.NaN);
  const isKnown = at >= daysBefore(now, MAX_DAYS) && at <= now;
  return { at: isKnown ? at : daysBefore(now, DEFAULT_DAYS), isKnown };
}
