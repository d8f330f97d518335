import { and, eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { schedules } from "../tables/schedules";
import { nextTimes } from "./cron";
import { ownSchedule } from "./find";

/** Brings forward the schedules that wait past their next time, since the clock was ahead when it was computed. */
export async function alignSchedules(ctx: Context, tx: Tx): Promise<void> {
  const rows = await tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.accountId, ctx.account.id), eq(schedules.paused, false)))
    .for("update", { skipLocked: true });
  for (const { scheduleId, cron, timeZone, nextAt } of rows) {
    const next = nextTimes(cron, timeZone, 1, ctx.clock.now())[0];
    if (next && nextAt && next < nextAt)
      await tx.update(schedules).set({ nextAt: next }).where(ownSchedule(ctx, scheduleId));
  }
}
