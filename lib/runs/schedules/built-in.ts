import type { z } from "zod";
import { systemClock } from "@/lib/core/clock";
import type { Context, Tx } from "@/lib/db";
import { registeredWorkflows, type Workflow } from "../definition";
import { schedules } from "../tables/schedules";
import { nextTimes } from "./cron";

const TIME_ZONE = "UTC";

/** Gives the account the schedules that every account has, those that it has already left as they are. */
export async function ensureBuiltIns(ctx: Context, tx: Tx): Promise<void> {
  const rows = registeredWorkflows().flatMap((workflow) =>
    builtIn(ctx.account.id, workflow, {}, ctx.clock.now()),
  );
  if (rows.length > 0) await tx.insert(schedules).values(rows).onConflictDoNothing();
}

/** Gives an account the schedule of a workflow with another input than the default, or changes its input. */
export async function presetSchedule<I extends z.ZodObject, R extends z.ZodObject>(
  tx: Tx,
  accountId: string,
  workflow: Pick<Workflow<I, R>, "type" | "purpose" | "schedule" | "input">,
  input: z.input<I>,
): Promise<void> {
  const [row] = builtIn(accountId, workflow, input, systemClock.now());
  if (!row) return;
  await tx
    .insert(schedules)
    .values(row)
    .onConflictDoUpdate({ target: [schedules.accountId, schedules.scheduleId], set: { input: row.input } });
}

function builtIn(
  accountId: string,
  { type, purpose: note, schedule, input: schema }: Pick<Workflow, "type" | "purpose" | "schedule" | "input">,
  input: Record<string, unknown>,
  now: Date,
) {
  if (!schedule) return [];
  const { id: scheduleId, cron } = schedule;
  const spec = { cron, timeZone: TIME_ZONE, nextAt: nextTimes(cron, TIME_ZONE, 1, now)[0] ?? null };
  const action = { type, input: schema.parse(input), overlap: "SKIP" as const };
  return [{ accountId, scheduleId, isBuiltIn: true, note, ...spec, ...action }];
}
