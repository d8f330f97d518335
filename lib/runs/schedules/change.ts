import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { workflowOfType } from "../definition";
import { parseWorkflowInput } from "../operations/start";
import { schedules } from "../tables/schedules";
import { kindInput, noteInput } from "./create";
import { cronInput, nextTimes, timeZoneInput } from "./cron";
import { lockSchedule, oneScheduleInput, ownSchedule, type ScheduleRow, scheduleIdInput } from "./find";
import { overlapInput } from "./overlap";
import { presentSchedules, type Schedule } from "./present";

export const editScheduleInput = z.strictObject({
  scheduleId: scheduleIdInput,
  input: kindInput.optional(),
  cron: cronInput.optional(),
  time_zone: timeZoneInput.optional(),
  overlap: overlapInput.optional(),
  note: noteInput.nullable().optional(),
});

type Changes = Partial<Pick<ScheduleRow, "input" | "cron" | "timeZone" | "overlap" | "note" | "paused">>;

/** Changes what is named, nothing else. Throws `NOT_FOUND`, and `VALIDATION_ERROR` when nothing is named. */
export async function editSchedule(
  ctx: Context,
  input: z.input<typeof editScheduleInput>,
): Promise<Schedule> {
  const { scheduleId, time_zone, ...given } = parse(editScheduleInput, input);
  const named = { ...given, ...(time_zone !== undefined && { timeZone: time_zone }) };
  if (Object.values(named).every((value) => value === undefined)) {
    throw new KvError("VALIDATION_ERROR", "Name what to change: cron, time_zone, overlap, input or note");
  }
  return change(ctx, scheduleId, "schedule.edit", (row) => ({
    ...named,
    ...(named.input && { input: parseWorkflowInput(workflowOfType(row.type), named.input) }),
  }));
}

/** Pauses a schedule: it starts nothing until it is unpaused. Throws `NOT_FOUND`. */
export async function pauseSchedule(
  ctx: Context,
  input: z.input<typeof oneScheduleInput>,
): Promise<Schedule> {
  return change(ctx, parse(oneScheduleInput, input).scheduleId, "schedule.pause", () => ({ paused: true }));
}

/** Lets a schedule go on; what it missed while it was paused is not made up for. Throws `NOT_FOUND`. */
export async function unpauseSchedule(
  ctx: Context,
  input: z.input<typeof oneScheduleInput>,
): Promise<Schedule> {
  return change(ctx, parse(oneScheduleInput, input).scheduleId, "schedule.unpause", () => ({
    paused: false,
  }));
}

async function change(
  ctx: Context,
  scheduleId: string,
  action: string,
  changesOf: (row: ScheduleRow) => Changes,
): Promise<Schedule> {
  return ctx.db.tx(async (tx) => {
    const before = await lockSchedule(ctx, tx, scheduleId);
    const changes = changesOf(before);
    const { cron, timeZone } = { ...before, ...changes };
    const nextAt = nextTimes(cron, timeZone, 1, ctx.clock.now())[0] ?? null;
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

/** Deletes a schedule; the runs that it made stay. Throws `NOT_FOUND`, and `CONFLICT` for a built-in one. */
export async function deleteSchedule(
  ctx: Context,
  input: z.input<typeof oneScheduleInput>,
): Promise<{ message: string; deleted: true }> {
  const { scheduleId } = parse(oneScheduleInput, input);
  await ctx.db.tx(async (tx) => {
    const row = await lockSchedule(ctx, tx, scheduleId);
    if (row.isBuiltIn) throw conflict(`The schedule ${scheduleId} is built in: pause it instead`);
    await tx.delete(schedules).where(ownSchedule(ctx, scheduleId));
    await audit(ctx, tx, { action: "schedule.delete", subject: scheduleId });
    await notify(ctx, tx, "kv_live");
  });
  return { message: `Deleted the schedule ${scheduleId}`, deleted: true };
}
