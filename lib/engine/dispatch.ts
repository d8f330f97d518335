import { DBOS } from "@dbos-inc/dbos-sdk";
import { and, asc, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { workflowRuns } from "@/lib/db/schema";
import type { Workflow } from "./define";

const AT_ONCE = 200;

/**
 * Hands the account's waiting runs to the engine. Runs of a stopped queue wait on, those excepted that
 * someone asked for by hand. Several processes may do this at once: the engine takes each run once.
 */
export async function dispatchRuns(
  ctx: Context,
  workflows: ReadonlyMap<string, Workflow>,
  stopped: readonly string[],
): Promise<void> {
  for (;;) {
    const runs = await waitingRuns(ctx, workflows, stopped);
    for (const run of runs) {
      const workflow = workflows.get(run.type);
      if (workflow) await hand(ctx, workflow, run);
    }
    if (runs.length > 0)
      await markDispatched(
        ctx,
        runs.map((run) => run.runId),
        true,
      );
    if (runs.length < AT_ONCE) return;
  }
}

function waitingRuns(ctx: Context, workflows: ReadonlyMap<string, Workflow>, stopped: readonly string[]) {
  return ctx.db.tx((tx) =>
    tx
      .select({ runId: workflowRuns.runId, type: workflowRuns.type, lane: workflowRuns.lane })
      .from(workflowRuns)
      .where(
        and(
          eq(workflowRuns.accountId, ctx.account.id),
          isNull(workflowRuns.closeTime),
          eq(workflowRuns.dispatched, false),
          inArray(workflowRuns.type, [...workflows.keys()]),
          stopped.length === 0
            ? undefined
            : or(eq(workflowRuns.trigger, "manual"), notInArray(workflowRuns.taskQueue, [...stopped])),
        ),
      )
      .orderBy(asc(workflowRuns.startTime))
      .limit(AT_ONCE),
  );
}

/** Starts the run, or takes on one that was stopped in the middle. */
async function hand(ctx: Context, workflow: Workflow, run: { runId: string; lane: string }): Promise<void> {
  const known = await DBOS.getWorkflowStatus(run.runId);
  if (known?.status === "CANCELLED") {
    await DBOS.resumeWorkflow(run.runId, { queueName: workflow.pool });
    return;
  }
  const lane = run.lane === "" ? ctx.account.id : `${ctx.account.id}:${run.lane}`;
  await DBOS.startWorkflow(workflow.registered, {
    workflowID: run.runId,
    queueName: workflow.pool,
    enqueueOptions: { queuePartitionKey: lane },
  })(ctx.account.id, run.runId);
}

async function markDispatched(ctx: Context, runIds: readonly string[], dispatched: boolean): Promise<void> {
  await ctx.db.tx((tx) =>
    tx
      .update(workflowRuns)
      .set({ dispatched })
      .where(and(eq(workflowRuns.accountId, ctx.account.id), inArray(workflowRuns.runId, [...runIds]))),
  );
}

/**
 * Takes the runs of stopped queues back: the step that runs ends, then the run waits for the queue to be
 * started again and goes on behind it. Runs that someone asked for by hand go on.
 */
export async function parkRuns(ctx: Context, stopped: readonly string[]): Promise<void> {
  if (stopped.length === 0) return;
  const runs = await ctx.db.tx((tx) =>
    tx
      .select({ runId: workflowRuns.runId })
      .from(workflowRuns)
      .where(
        and(
          eq(workflowRuns.accountId, ctx.account.id),
          isNull(workflowRuns.closeTime),
          eq(workflowRuns.dispatched, true),
          notInArray(workflowRuns.trigger, ["manual"]),
          inArray(workflowRuns.taskQueue, [...stopped]),
        ),
      ),
  );
  if (runs.length === 0) return;
  const runIds = runs.map((run) => run.runId);
  await DBOS.cancelWorkflows(runIds);
  await markDispatched(ctx, runIds, false);
}
