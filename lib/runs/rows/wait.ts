import { setTimeout as sleep } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { KvError, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { workflowRuns } from "../tables/runs";
import type { Execution } from "./start";

const MIN_POLL_MS = 15;
const MAX_POLL_MS = 250;

/** The state of a run. */
export type Outcome = { isDone: true; result: unknown } | { isDone: false; isExecuting: boolean };

/**
 * Waits for a run for at most `waitMs`, or until `signal` is aborted. Throws `EXEC_ERROR`
 * with the reason as its cause when the run failed, and `CONFLICT` when it was canceled or terminated.
 */
export async function awaitRun(
  ctx: Context,
  execution: Execution,
  waitMs: number,
  signal?: AbortSignal,
): Promise<Outcome> {
  const until = performance.now() + waitMs;
  for (let pause = MIN_POLL_MS; ; pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
    const outcome = await readOutcome(ctx, execution);
    if (outcome.isDone || signal?.aborted || performance.now() + pause > until) return outcome;
    await sleep(pause);
  }
}

async function readOutcome(ctx: Context, { workflowId, runId }: Execution): Promise<Outcome> {
  const [run] = await ctx.db.tx((tx) =>
    tx
      .select({
        status: workflowRuns.status,
        result: workflowRuns.result,
        failure: workflowRuns.failure,
        executionTime: workflowRuns.executionTime,
        dispatched: workflowRuns.dispatched,
      })
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), eq(workflowRuns.runId, runId))),
  );
  if (!run) throw notFound(`There is no run ${runId} of a workflow ${workflowId}`);
  if (run.status === "COMPLETED") return { isDone: true, result: run.result };
  const what = `The run ${runId} of ${workflowId}`;
  if (run.status === "FAILED" || run.status === "TIMED_OUT") {
    const reason = run.failure ?? "no reason known";
    throw new KvError("EXEC_ERROR", `${what} failed: ${reason}`, { cause: new Error(reason) });
  }
  if (run.status === "CANCELED" || run.status === "TERMINATED") {
    throw new KvError("CONFLICT", `${what} was ${run.status.toLowerCase()} before it was done`);
  }
  // A run that was paused with its worker waits again.
  return { isDone: false, isExecuting: run.executionTime !== null && run.dispatched };
}
