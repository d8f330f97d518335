import { audit } from "@/lib/audit";
import { type Context, notify } from "@/lib/db";
import { schedules } from "../tables/schedules";
import { timesOf } from "./cron";
import { lockSchedule, ownSchedule, type ScheduleRow } from "./find";
import { presentSchedules, type Schedule } from "./present";

type Changes = Partial<Pick<ScheduleRow, "input" | "cron" | "timeZone" | "overlap" | "note" | "paused">>;

/** What decides when it is due. */
const TIMED = ["cron", "timeZone", "paused"] as const;

/** Changes a schedule and when it is due next; `action` names the change in the audit log. Throws `NOT_FOUND`. */
export async function changeSchedule(
  ctx: Context,
  scheduleId: string,
  action: string,
  changesOf: (row: ScheduleRow) => Changes,
): Promise<Schedule> {
  return ctx.db.tx(async (tx) => {
    const before = await lockSchedule(ctx, tx, scheduleId);
    const changes = changesOf(before);
    const { cron, timeZone } = { ...before, ...changes };
    // A run that is overdue stays due, unless its times are changed.
    const isRetimed = TIMED.some((key) => (changes[key] ?? before[key]) !== before[key]);
    const nextAt = isRetimed ? (timesOf({ cron, timeZone }, 1, ctx.clock.now())[0] ?? null) : before.nextAt;
    const rows = await tx
      .update(schedules)
      .set({ ...changes, nextAt })
      .where(ownSchedule(ctx, scheduleId))
      .returning();
    await audit(ctx, tx, { action, subject: scheduleId, detail: changes });
    await notify(ctx, tx, "kv_control", "kv_live");
    const [schedule] = await presentSchedules(ctx, tx, rows);
    if (!schedule) throw new Error(`The schedule ${scheduleId} is gone though it was locked`);
    return schedule;
  });
}
