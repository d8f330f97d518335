import { Cron } from "croner";
import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { timeZoneInput } from "@/lib/core/time-zone";

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
    return `is not a valid cron expression: ${reason} (${FORM})`;
  }
}

/** When something is due. */
export const specInput = z.strictObject({ cron: cronInput, time_zone: timeZoneInput });

/**
 * The next times of a cron expression, after `after`. A time that a change of the clock leaves out comes an
 * hour later; one that it repeats comes once.
 */
export const nextTimes = (cron: string, timeZone: string, n: number, after = new Date()): Date[] =>
  new Cron(cron, { mode: "5-part", timezone: timeZone, paused: true }).nextRuns(n, after);
