import { setTimeout as sleep } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { workflowRuns } from "@/lib/db/schema";

/** How long a call that triggers long work waits for it, before it answers 202. */
export const MAX_WAIT_MS = 25_000;

const FIRST_LOOK_MS = 15;
const LAST_LOOK_MS = 250;

/**
 * What a run made, or null when it still goes on after `waitMs`. Throws `EXEC_ERROR` when it failed, and
 * `CONFLICT` when someone ended it.
 */
export async function awaitRun<T>(ctx: Context, runId: string, waitMs = MAX_WAIT_MS): Promise<T | null> {
  const until = Date.now() + waitMs;
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 1.5, LAST_LOOK_MS)) {
    const run = await look(ctx, runId);
    if (run.status === "COMPLETED") return run.result as T;
    if (run.status === "FAILED" || run.status === "TIMED_OUT") {
      throw new KvError("EXEC_ERROR", run.failure ?? "The run failed");
    }
    if (run.status === "CANCELED" || run.status === "TERMINATED") {
      throw new KvError("CONFLICT", `The run was ${run.status.toLowerCase()}`);
    }
    if (Date.now() + pause > until) return null;
    await sleep(pause);
  }
}

async function look(ctx: Context, runId: string) {
  const [run] = await ctx.db.tx((tx) =>
    tx
      .select({ status: workflowRuns.status, result: workflowRuns.result, failure: workflowRuns.failure })
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), eq(workflowRuns.runId, runId))),
  );
  if (!run) throw new KvError("NOT_FOUND", "There is no such run");
  return run;
}
