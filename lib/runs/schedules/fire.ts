import { and, eq, lte } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import { isDatabaseUnavailable } from "@/lib/core/outage";
import { type Context, notify, type Tx } from "@/lib/db";
import { workflowOfType } from "../definition";
import { closeRun } from "../rows/close";
import type { Execution, StartedRun } from "../rows/start";
import { parseWorkflowInput, startRun } from "../start";
import { type RunTrigger, workflowRuns } from "../tables/runs";
import { schedules } from "../tables/schedules";
import { timesOf } from "./cron";
import { ownSchedule, type ScheduleRow } from "./find";

/**
 * Starts what is due. A schedule fires once for all the times that it missed while no process ran.
 * Several processes may call this at the same time: each schedule is fired by one.
 */
export async function fireDue(ctx: Context): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const now = ctx.clock.now();
    const due = await tx
      .select()
      .from(schedules)
      .where(
        and(eq(schedules.accountId, ctx.account.id), eq(schedules.paused, false), lte(schedules.nextAt, now)),
      )
      .for("update", { skipLocked: true });
    for (const row of due) {
      const failure = await attempt(ctx, tx, row, now);
      const nextAt = timesOf(row, 1, now)[0] ?? null;
      await tx.update(schedules).set({ nextAt, failure }).where(ownSchedule(ctx, row.scheduleId));
    }
  });
}

/** A schedule that cannot start its workflow says why, and is due again at its next time; the others start theirs. */
async function attempt(ctx: Context, tx: Tx, row: ScheduleRow, now: Date): Promise<string | null> {
  try {
    await tx.transaction((inner) => fire(ctx, inner, row, row.nextAt ?? now, "schedule"));
    return null;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    ctx.log.warn({ schedule: row.scheduleId, err: error }, "schedule could not start its workflow");
    return error instanceof KvError ? error.message : "Internal error; see the log of the worker";
  }
}

/** Starts a schedule's workflow by its overlap policy; `reused` names the open run that prevented it. */
export async function fire(
  ctx: Context,
  tx: Tx,
  row: ScheduleRow,
  at: Date,
  trigger: Exclude<RunTrigger, "watch">,
): Promise<StartedRun> {
  const open = await openRuns(ctx, tx, row);
  const [first] = open;
  if (first && open.length >= waitingAllowed(row)) {
    await tx
      .update(schedules)
      .set({ skipped: row.skipped + 1 })
      .where(ownSchedule(ctx, row.scheduleId));
    return { ...first, reused: true };
  }
  await endOthers(ctx, tx, row, open);
  const workflow = workflowOfType(row.type);
  const started = await startRun(ctx, tx, workflow, parseWorkflowInput(workflow, row.input), {
    trigger,
    scheduleId: row.scheduleId,
    workflowId: `${row.scheduleId}-${at.toISOString()}`,
    ...(row.overlap === "ALLOW_ALL" && { partitionKey: `schedule ${row.scheduleId} ${at.toISOString()}` }),
  });
  await tx
    .update(schedules)
    .set({ started: row.started + 1, lastAt: ctx.clock.now() })
    .where(ownSchedule(ctx, row.scheduleId));
  await notify(ctx, tx, "kv_live");
  return started;
}

const openRuns = (ctx: Context, tx: Tx, row: ScheduleRow): Promise<Execution[]> =>
  tx
    .select({ workflowId: workflowRuns.workflowId, runId: workflowRuns.runId })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        eq(workflowRuns.scheduleId, row.scheduleId),
        eq(workflowRuns.status, "RUNNING"),
      ),
    );

/** How many runs of a schedule may be open when another is due; those that wait do so in their queue. */
function waitingAllowed({ overlap }: ScheduleRow): number {
  if (overlap === "SKIP") return 1;
  return overlap === "BUFFER_ONE" ? 2 : Number.POSITIVE_INFINITY;
}

async function endOthers(ctx: Context, tx: Tx, row: ScheduleRow, open: readonly Execution[]): Promise<void> {
  if (row.overlap !== "CANCEL_OTHER" && row.overlap !== "TERMINATE_OTHER") return;
  const status = row.overlap === "CANCEL_OTHER" ? "CANCELED" : "TERMINATED";
  for (const { runId } of open) {
    await closeRun(ctx, tx, runId, { status, reason: `The schedule ${row.scheduleId} was due again` });
  }
}
