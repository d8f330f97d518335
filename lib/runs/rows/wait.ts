import { setTimeout as sleep } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type ErrorCode, KvError, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { workflowEvents, workflowRuns } from "../tables/runs";
import type { Execution } from "./start";

const MIN_POLL_MS = 15;
const MAX_POLL_MS = 250;

/** The state of a run. */
export type Outcome = { isDone: true; result: unknown } | { isDone: false; isExecuting: boolean };

/** What a run can say of the request that started it. Other codes are about what it needed: of quotas, a provider. */
const OF_REQUEST = new Set<unknown>([
  "VALIDATION_ERROR",
  "NOT_FOUND",
  "CONFLICT",
  "PRECONDITION_FAILED",
  "PAYLOAD_TOO_LARGE",
] satisfies ErrorCode[]);

const detailsOf = z
  .array(z.object({ path: z.string(), message: z.string() }))
  .optional()
  .catch(undefined);

/**
 * Waits for a run for at most `waitMs`, or until `signal` is aborted. Throws `CONFLICT` when the run was canceled or
 * terminated. An error says whether the run may have changed something. When it failed, throws with the reason as its cause: with the code and the details of the error where it
 * is about the request, otherwise `EXEC_ERROR`.
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
        length: workflowRuns.historyLength,
        dispatched: workflowRuns.dispatched,
      })
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), eq(workflowRuns.runId, runId))),
  );
  if (!run) throw notFound(`There is no run ${runId} of a workflow ${workflowId}`);
  if (run.status === "COMPLETED") return { isDone: true, result: run.result };
  const what = `The run ${runId} of ${workflowId}`;
  const mayBeDone = run.executionTime !== null;
  if (run.status === "FAILED" || run.status === "TIMED_OUT") {
    const detail = await lastDetail(ctx, runId, run.length);
    throw failed(what, run.failure ?? "no reason known", detail, mayBeDone);
  }
  if (run.status === "CANCELED" || run.status === "TERMINATED") {
    const message = `${what} was ${run.status.toLowerCase()} before it was done`;
    throw new KvError("CONFLICT", message, { mayBeDone });
  }
  // A run that was paused with its worker waits again.
  return { isDone: false, isExecuting: run.executionTime !== null && run.dispatched };
}

function failed(
  what: string,
  reason: string,
  { code, details }: Record<string, unknown>,
  mayBeDone: boolean,
): KvError {
  const cause = new Error(reason);
  if (!OF_REQUEST.has(code))
    return new KvError("EXEC_ERROR", `${what} failed: ${reason}`, { cause, mayBeDone });
  const known = detailsOf.parse(details);
  return new KvError(code as ErrorCode, `${what} failed: ${reason}`, {
    cause,
    ...(known && { details: known }),
  });
}

/** The detail of the event that closed a run. */
async function lastDetail(ctx: Context, runId: string, eventId: number): Promise<Record<string, unknown>> {
  const { accountId, runId: id, eventId: at, detail } = workflowEvents;
  const [event] = await ctx.db.tx((tx) =>
    tx
      .select({ detail })
      .from(workflowEvents)
      .where(and(eq(accountId, ctx.account.id), eq(id, runId), eq(at, eventId))),
  );
  return event?.detail ?? {};
}
