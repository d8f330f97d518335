import { and, eq, isNull } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { emit } from "@/lib/events";
import { type RunStatus, workflowRuns } from "../tables/runs";
import { openChildren } from "./children";
import { addEvents, type RunEvent } from "./events";

export type Ending =
  | { status: "COMPLETED"; result: unknown }
  | { status: "FAILED" | "TIMED_OUT"; failure: string }
  | Stop;
type Stop = { status: "CANCELED" | "TERMINATED"; reason?: string | undefined };

/**
 * Closes a run with its last event, after others that were not written yet; one that is canceled or terminated takes the
 * runs that it has started along. Returns false if it was already closed.
 */
export async function closeRun(
  ctx: Context,
  tx: Tx,
  runId: string,
  ending: Ending,
  before: readonly RunEvent[] = [],
): Promise<boolean> {
  const type = `WORKFLOW_EXECUTION_${ending.status}`;
  const { status, ...detail } = ending;
  if (!(await addEvents(ctx, tx, runId, [...before, { type, detail }]))) return false;
  const [run] = await tx
    .update(workflowRuns)
    .set({
      status: status satisfies RunStatus,
      closeTime: ctx.clock.now(),
      progress: null,
      result: "result" in ending ? ending.result : null,
      failure: "failure" in ending ? ending.failure : (("reason" in ending ? ending.reason : null) ?? null),
    })
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        eq(workflowRuns.runId, runId),
        isNull(workflowRuns.closeTime),
      ),
    )
    .returning({
      workflow_id: workflowRuns.workflowId,
      run_id: workflowRuns.runId,
      workflow_type: workflowRuns.type,
    });
  if (run && isStop(ending)) await closeChildren(ctx, tx, run, ending);
  if (run && ending.status === "COMPLETED") await emit(ctx, tx, { type: "run.completed", data: run });
  if (run && "failure" in ending)
    await emit(ctx, tx, { type: "run.failed", data: { ...run, failure: ending.failure } });
  return true;
}

const isStop = (ending: Ending): ending is Stop =>
  ending.status === "CANCELED" || ending.status === "TERMINATED";

async function closeChildren(
  ctx: Context,
  tx: Tx,
  parent: { workflow_id: string; run_id: string },
  { status, reason }: Stop,
): Promise<void> {
  const why = `${parent.workflow_id}, which started it, was ${status.toLowerCase()}`;
  const ending: Stop = { status, reason: reason === undefined ? why : `${why}: ${reason}` };
  for (const runId of await openChildren(ctx, tx, parent.run_id)) await closeRun(ctx, tx, runId, ending);
}
