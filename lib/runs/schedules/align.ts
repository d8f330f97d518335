import { and, eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { schedules } from "../tables/schedules";
import { timesOf } from "./cron";
import { ownSchedule } from "./find";

/**
 * Brings forward the schedules that wait past their next time, since the clock was ahead when it was computed, and those that had none
 * while their time zone was unknown.
 */
export async function alignSchedules(ctx: Context, tx: Tx): Promise<void> {
  const rows = await tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.accountId, ctx.account.id), eq(schedules.paused, false)))
    .for("update", { skipLocked: true });
  for (const row of rows) {
    const [next] = timesOf(row, 1, ctx.clock.now());
    if (next && (row.nextAt === null || next < row.nextAt))
      await tx.update(schedules).set({ nextAt: next }).where(ownSchedule(ctx, row.scheduleId));
  }
}
