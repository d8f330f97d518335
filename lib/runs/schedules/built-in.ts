import type { Context, Tx } from "@/lib/db";
import { registeredWorkflows } from "../definition";
import { schedules } from "../tables/schedules";
import { nextTimes } from "./cron";

const TIME_ZONE = "UTC";

/** Gives the account the schedules that every account has, those that it has already left as they are. */
export async function ensureBuiltIns(ctx: Context, tx: Tx): Promise<void> {
  const now = ctx.clock.now();
  const rows = registeredWorkflows().flatMap((workflow) => {
    if (!workflow.schedule) return [];
    const { id: scheduleId, cron } = workflow.schedule;
    const spec = { cron, timeZone: TIME_ZONE, nextAt: nextTimes(cron, TIME_ZONE, 1, now)[0] ?? null };
    const action = { type: workflow.type, input: workflow.input.parse({}), overlap: "SKIP" as const };
    return [
      { accountId: ctx.account.id, scheduleId, isBuiltIn: true, note: workflow.purpose, ...spec, ...action },
    ];
  });
  if (rows.length > 0) await tx.insert(schedules).values(rows).onConflictDoNothing();
}
