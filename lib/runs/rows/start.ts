import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { type Context, notify, type Tx } from "@/lib/db";
import { type RunTrigger, workflowRuns } from "../tables/runs";
import { addEvents } from "./events";
import type { execution } from "./operation";

/** A run to start. Runs of one workflow share their `workflowId`. */
export interface RunRequest {
  /** `CuratorWorkflow` */
  type: string;
  taskQueue: string;
  workflowId: string;
  input: Record<string, unknown>;
  trigger: RunTrigger;
  scheduleId?: string;
  /** The open run that starts it, and takes it along when it is canceled or terminated: `holdOpen`. */
  parentRunId?: string | null;
  partitionKey?: string;
}

/** Names one execution. */
export type Execution = z.output<typeof execution>;

/** A run that a call has started, or joined because it was open already (`reused`). */
export type StartedRun = Execution & { reused: boolean };

/**
 * Adds the row of a run, or joins the open run of the same workflow id (`reused`). A worker process
 * then dispatches the run to the engine.
 */
export async function insertRun(ctx: Context, tx: Tx, request: RunRequest): Promise<StartedRun> {
  const { workflowId } = request;
  const runId = crypto.randomUUID();
  const added = await tx
    .insert(workflowRuns)
    .values({ accountId: ctx.account.id, runId, ...request, status: "RUNNING", startTime: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ runId: workflowRuns.runId });
  if (added.length === 0) {
    const open = await openRun(ctx, tx, workflowId);
    if (open) return { workflowId, runId: open, reused: true };
    return insertRun(ctx, tx, request); // It closed in between.
  }
  const detail = { input: request.input, trigger: request.trigger };
  await addEvents(ctx, tx, runId, [{ type: "WORKFLOW_EXECUTION_STARTED", detail }], { first: true });
  await notify(ctx, tx, "kv_runs");
  return { workflowId, runId, reused: false };
}

/** The id of the open run of this workflow id, if any. */
async function openRun(ctx: Context, tx: Tx, workflowId: string): Promise<string | null> {
  const [row] = await tx
    .select({ runId: workflowRuns.runId })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        eq(workflowRuns.workflowId, workflowId),
        isNull(workflowRuns.closeTime),
      ),
    );
  return row?.runId ?? null;
}
