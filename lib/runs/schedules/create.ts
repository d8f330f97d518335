import { count, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Context, notify, type Tx } from "@/lib/db";
import { workflowOfType } from "../definition";
import { parseWorkflowInput } from "../operations/start";
import { schedules } from "../tables/schedules";
import { ensureBuiltIns } from "./built-in";
import { cronInput, nextTimes, timeZoneInput } from "./cron";
import { scheduleIdInput } from "./find";
import { overlapInput } from "./overlap";
import { presentSchedules, type Schedule } from "./present";

const MOST = 100;

export const noteInput = textInput.max(500, "at most 500 characters");
export const kindInput = z
  .record(z.string(), z.unknown(), "must be an object")
  .meta({ description: "What this type of workflow takes" });

export const createScheduleInput = z.strictObject({
  schedule_id: scheduleIdInput,
  type: textInput.meta({ description: "The type of workflow that it starts" }),
  input: kindInput.default({}),
  cron: cronInput,
  time_zone: timeZoneInput.default("UTC"),
  overlap: overlapInput.default("SKIP"),
  paused: z.boolean("must be true or false").default(false),
  note: noteInput.optional(),
});

/** Adds a schedule. Throws `VALIDATION_ERROR`, and `CONFLICT` when the id is taken or the account has 100. */
export async function createSchedule(
  ctx: Context,
  input: z.input<typeof createScheduleInput>,
): Promise<Schedule> {
  const { schedule_id: scheduleId, time_zone: timeZone, ...given } = parse(createScheduleInput, input);
  const own = parseWorkflowInput(workflowOfType(given.type), given.input);
  const nextAt = nextTimes(given.cron, timeZone, 1, ctx.clock.now())[0] ?? null;
  return ctx.db.tx(async (tx) => {
    await ensureBuiltIns(ctx, tx);
    await refuseTooMany(ctx, tx);
    const row = { ...given, accountId: ctx.account.id, scheduleId, timeZone, input: own, nextAt };
    const created = { ...row, isBuiltIn: false, createdAt: ctx.clock.now() };
    const rows = await tx.insert(schedules).values(created).onConflictDoNothing().returning();
    const [schedule] = await presentSchedules(ctx, tx, rows);
    if (!schedule) throw conflict(`There is a schedule ${scheduleId} already`);
    const detail = { type: given.type, cron: given.cron, timeZone };
    await audit(ctx, tx, { action: "schedule.create", subject: scheduleId, detail });
    await notify(ctx, tx, "kv_control", "kv_live");
    return schedule;
  });
}

async function refuseTooMany(ctx: Context, tx: Tx): Promise<void> {
  const [row] = await tx
    .select({ n: count() })
    .from(schedules)
    .where(eq(schedules.accountId, ctx.account.id));
  if ((row?.n ?? 0) >= MOST) throw conflict(`An account has at most ${MOST} schedules: delete one first`);
}
