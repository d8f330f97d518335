import { and, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import { queueOfType } from "../definition";
import type { Execution } from "../rows/start";
import type { schedule } from "../shapes";
import { workflowRuns } from "../tables/runs";
import { faultOf, timesOf } from "./cron";
import type { ScheduleRow } from "./find";

/** A schedule in the shape of Temporal's JSON: 64-bit integers as text, empty fields left out. */
export type Schedule = z.output<typeof schedule>;

const FUTURE = 5;
const RECENT = 5;

export async function presentSchedules(ctx: Context, tx: Tx, rows: ScheduleRow[]): Promise<Schedule[]> {
  const open = await openRuns(ctx, tx, rows);
  return Promise.all(
    rows.map(async (row) =>
      present(
        row,
        open.filter((run) => run.scheduleId === row.scheduleId),
        await recent(ctx, tx, row),
        ctx,
      ),
    ),
  );
}

const RUN = {
  scheduleId: workflowRuns.scheduleId,
  workflowId: workflowRuns.workflowId,
  runId: workflowRuns.runId,
  status: workflowRuns.status,
  startTime: workflowRuns.startTime,
};

type Run = Pick<typeof workflowRuns.$inferSelect, keyof typeof RUN>;

async function openRuns(ctx: Context, tx: Tx, rows: ScheduleRow[]): Promise<Run[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.scheduleId);
  return tx
    .select(RUN)
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        inArray(workflowRuns.scheduleId, ids),
        eq(workflowRuns.status, "RUNNING"),
      ),
    );
}

const recent = (ctx: Context, tx: Tx, row: ScheduleRow): Promise<Run[]> =>
  tx
    .select(RUN)
    .from(workflowRuns)
    .where(and(eq(workflowRuns.accountId, ctx.account.id), eq(workflowRuns.scheduleId, row.scheduleId)))
    .orderBy(desc(workflowRuns.startTime))
    .limit(RECENT);

const executionOf = ({ workflowId, runId }: Run): Execution => ({ workflowId, runId });

function present(row: ScheduleRow, open: Run[], recent: Run[], ctx: Context): Schedule {
  const future = row.paused ? [] : timesOf(row, FUTURE, ctx.clock.now());
  const failure = faultOf(row) ?? row.failure;
  return {
    scheduleId: row.scheduleId,
    builtIn: row.isBuiltIn,
    spec: { cron: row.cron, timeZone: row.timeZone },
    action: { workflowType: row.type, taskQueue: queueOfType(row.type), input: row.input },
    policies: { overlapPolicy: `SCHEDULE_OVERLAP_POLICY_${row.overlap}` },
    state: { paused: row.paused, ...(row.note && { notes: row.note }) },
    info: {
      createTime: row.createdAt.toISOString(),
      actionCount: String(row.started),
      overlapSkipped: String(row.skipped),
      ...(row.lastAt && { lastActionTime: row.lastAt.toISOString() }),
      ...(failure !== null && { lastFailure: { message: failure } }),
      runningWorkflows: open.map(executionOf),
      recentActions: recent.map((run) => ({
        startTime: run.startTime.toISOString(),
        status: `WORKFLOW_EXECUTION_STATUS_${run.status}`,
        execution: executionOf(run),
      })),
      futureActionTimes: future.map((time) => time.toISOString()),
    },
  };
}
