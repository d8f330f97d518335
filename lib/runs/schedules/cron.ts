import { Cron } from "croner";
import { z } from "zod";
import { DAY_MS } from "@/lib/core/clock";
import { textInput } from "@/lib/core/text";
import { isTimeZone, timeZoneInput } from "@/lib/core/time-zone";
import { wallTime } from "@/lib/core/wall-time";
import { disorderAt, instantsOf } from "./clock-changes";

const FORM = "minute hour day-of-month month day-of-week, such as 30 3 * * 1-5";

/** Five fields, as crontab has them; a day of the month and a day of the week are joined by "or". */
export const cronInput = textInput
  .trim()
  .max(200, "at most 200 characters")
  .superRefine((cron, check) => {
    const problem = problemOf(cron);
    if (problem) check.addIssue({ code: "custom", message: problem });
  })
  .meta({ description: `Five fields: ${FORM}` });

function problemOf(cron: string): string | null {
  const fields = cron === "" ? 0 : cron.split(/\s+/).length;
  if (fields !== 5) return `must have five fields, not ${fields}: ${FORM}`;
  try {
    if (nextTimes(cron, "UTC", 1).length > 0) return null;
    return "never comes due: no such day exists";
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^CronPattern: /, "") : String(error);
    return `is not a valid cron expression: ${asWritten(reason)} (${FORM})`;
  }
}

/** The library names days of the month and months as it counts them, from 0. */
const asWritten = (reason: string): string =>
  reason.replace(
    /^(Invalid value for (?:day|month|nearestWeekdays)): (-?\d+)$/,
    (_, what, n) => `${what}: ${Number(n) + 1}`,
  );

/** When something is due. */
export const specInput = z.strictObject({ cron: cronInput, time_zone: timeZoneInput });

/**
 * The next times of a cron expression, after `after`, the earliest first. A time of the day that a change of the clock leaves
 * out comes as much later; one that it repeats comes once, unless the expression is for every hour: then both hours have it.
 */
export function nextTimes(cron: string, timeZone: string, n: number, after = new Date()): Date[] {
  // By the clock on the wall, read as UTC: across a change the library itself gives times that are past, or one twice.
  const walls = new Cron(cron, { mode: "5-part", timezone: "UTC", paused: true });
  const found = new Set<number>();
  let wall = new Date(wallTime(timeZone, after.getTime()) - disorderAt(timeZone, after.getTime()));
  for (;;) {
    const next = walls.nextRun(wall);
    const times = [...found].sort((a, b) => a - b).slice(0, n);
    const last = times[n - 1];
    if (!next) return times.map((time) => new Date(time));
    const instants = instantsOf(timeZone, next.getTime());
    if (last !== undefined && instants.every((each) => each > last + disorderAt(timeZone, last)))
      return times.map((time) => new Date(time));
    const due = instants.length > 1 && !isOfEveryHour(cron) ? instants.slice(0, 1) : instants;
    for (const each of due) if (each > after.getTime()) found.add(each);
    wall = next;
  }
}

/** When a stored schedule is due next. Never while its time zone is unknown: another version of Node may have other names. */
export const timesOf = (
  { cron, timeZone }: { cron: string; timeZone: string },
  n: number,
  after: Date,
): Date[] => (isTimeZone(timeZone) ? nextTimes(cron, timeZone, n, after) : []);

/** Why a stored schedule is never due; null if it is. */
export const faultOf = ({ timeZone }: { timeZone: string }): string | null =>
  isTimeZone(timeZone) ? null : `The time zone ${timeZone} is not known here: choose another`;

/** However that is written: `*`, `0-23`, `0,1,2-23`. */
function isOfEveryHour(cron: string): boolean {
  const [, hours = ""] = cron.trim().split(/\s+/);
  const ofADay = new Cron(`0 ${hours} * * *`, { mode: "5-part", timezone: "UTC", paused: true });
  const last = ofADay.nextRuns(24, new Date(-1)).at(-1);
  return last !== undefined && last.getTime() < DAY_MS;
}
