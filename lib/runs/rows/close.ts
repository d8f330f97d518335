import { and, eq, isNull } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { emit } from "@/lib/events";
import { type RunStatus, workflowRuns } from "../tables/runs";
import { addEvents, type RunEvent } from "./events";

export type Ending =
  | { status: "COMPLETED"; result: unknown }
  | { status: "FAILED" | "TIMED_OUT"; failure: string }
  | { status: "CANCELED" | "TERMINATED"; reason?: string | undefined };

/** Closes a run with its last event, after others that were not written yet. Returns false if it was already closed. */
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
  if (run && ending.status === "COMPLETED") await emit(ctx, tx, { type: "run.completed", data: run });
  if (run && "failure" in ending)
    await emit(ctx, tx, { type: "run.failed", data: { ...run, failure: ending.failure } });
  return true;
}
