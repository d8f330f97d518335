import { and, eq, min } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import { schedules } from "../tables/schedules";
import { ensureBuiltIns } from "./built-in";

export type ScheduleRow = typeof schedules.$inferSelect;

export const scheduleIdInput = textInput.regex(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
  "must be 1 to 100 letters, digits, dots, dashes and underscores, and begin with a letter or digit",
);

/** Names one schedule. */
export const scheduleReference = z.strictObject({ scheduleId: scheduleIdInput });

export const ownSchedule = (ctx: Context, scheduleId: string) =>
  and(eq(schedules.accountId, ctx.account.id), eq(schedules.scheduleId, scheduleId));

/** The schedule, locked until the transaction ends; a built-in one is there from the start. Throws `NOT_FOUND`. */
export async function lockSchedule(ctx: Context, tx: Tx, scheduleId: string): Promise<ScheduleRow> {
  await ensureBuiltIns(ctx, tx);
  const [row] = await tx.select().from(schedules).where(ownSchedule(ctx, scheduleId)).for("update");
  if (row) return row;
  throw notFound(`There is no schedule ${scheduleId}`);
}

/** The next time of a type of workflow by any of its schedules that is not paused. */
export async function nextOfType(ctx: Context, tx: Tx, type: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: min(schedules.nextAt) })
    .from(schedules)
    .where(
      and(eq(schedules.accountId, ctx.account.id), eq(schedules.type, type), eq(schedules.paused, false)),
    );
  return row?.at ?? null;
}
