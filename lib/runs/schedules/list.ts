import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { schedules } from "../tables/schedules";
import { ensureBuiltIns } from "./built-in";
import { oneScheduleInput, ownSchedule } from "./find";
import { presentSchedules, type Schedule } from "./present";

/** The account's schedules, by their ids. */
export async function listSchedules(ctx: Context): Promise<{ schedules: Schedule[] }> {
  return ctx.db.tx(async (tx) => {
    await ensureBuiltIns(ctx, tx);
    const rows = await tx
      .select()
      .from(schedules)
      .where(eq(schedules.accountId, ctx.account.id))
      .orderBy(asc(schedules.scheduleId));
    return { schedules: await presentSchedules(ctx, tx, rows) };
  });
}

/** One schedule, with the times at which it will be due. Throws `NOT_FOUND`. */
export async function describeSchedule(
  ctx: Context,
  input: z.input<typeof oneScheduleInput>,
): Promise<Schedule> {
  const { scheduleId } = parse(oneScheduleInput, input);
  return ctx.db.tx(async (tx) => {
    await ensureBuiltIns(ctx, tx);
    const rows = await tx.select().from(schedules).where(ownSchedule(ctx, scheduleId));
    const [schedule] = await presentSchedules(ctx, tx, rows);
    if (schedule) return schedule;
    throw notFound(`There is no schedule ${scheduleId}`);
  });
}
