import { DBOS } from "@dbos-inc/dbos-sdk";
import { and, asc, eq, inArray, isNull, ne, notInArray, or, type SQL } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { cleanUpAfter } from "../clean-up";
import { closeRun } from "../rows/close";
import { workflowRuns } from "../tables/runs";
import { engineKeyOf, queueOf } from "./queues";
import type { RegisteredWorkflow } from "./register";

/** Small, because a run waits with its first step while its row is locked. */
const BATCH_SIZE = 10;

/**
 * Dispatches the account's queued runs to the engine, in the order in which they were started. Runs of a stopped
 * queue wait, except manual ones. Safe to call concurrently: rows are locked while runs are dispatched or paused, so
 * that engine and rows stay consistent.
 */
export async function dispatchRuns(
  ctx: Context,
  workflows: ReadonlyMap<string, RegisteredWorkflow>,
  stopped: readonly string[],
): Promise<void> {
  while ((await dispatchBatch(ctx, workflows, stopped)) === BATCH_SIZE);
}

function dispatchBatch(
  ctx: Context,
  workflows: ReadonlyMap<string, RegisteredWorkflow>,
  stopped: readonly string[],
): Promise<number> {
  return ctx.db.tx(async (tx) => {
    const runs = await waitingRuns(ctx, tx, [...workflows.keys()], stopped);
    for (const run of runs) {
      const workflow = workflows.get(run.type);
      if (workflow) await enqueue(ctx, workflow, run);
    }
    await mark(ctx, tx, runs, { dispatched: true });
    return runs.length;
  });
}

const waitingRuns = (ctx: Context, tx: Tx, types: readonly string[], stopped: readonly string[]) =>
  lockOpenRuns(
    ctx,
    tx,
    { dispatched: false },
    inArray(workflowRuns.type, [...types]),
    stopped.length === 0
      ? undefined
      : or(eq(workflowRuns.trigger, "manual"), notInArray(workflowRuns.taskQueue, [...stopped])),
  ).limit(BATCH_SIZE);

/** Whether the engine has a run. */
type Dispatched = Pick<typeof workflowRuns.$inferSelect, "dispatched">;

/** The open runs that are dispatched, or those that are not, in the order in which they were started; their rows are locked. */
const lockOpenRuns = (
  ctx: Context,
  tx: Tx,
  { dispatched }: Dispatched,
  ...conditions: readonly (SQL | undefined)[]
) =>
  tx
    .select({
      runId: workflowRuns.runId,
      type: workflowRuns.type,
      partitionKey: workflowRuns.partitionKey,
      input: workflowRuns.input,
    })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        isNull(workflowRuns.closeTime),
        eq(workflowRuns.dispatched, dispatched),
        ...conditions,
      ),
    )
    .orderBy(asc(workflowRuns.startTime), asc(workflowRuns.runId))
    .for("update");

/** Starts a run, or resumes a paused one. */
async function enqueue(
  ctx: Context,
  workflow: RegisteredWorkflow,
  run: { runId: string; partitionKey: string },
): Promise<void> {
  const { partitionKey } = run;
  const queueName = queueOf(workflow.pool, partitionKey);
  const known = await DBOS.getWorkflowStatus(run.runId);
  if (known?.status === "CANCELLED") {
    await DBOS.resumeWorkflow(run.runId, { queueName });
    return;
  }
  await DBOS.startWorkflow(workflow.registered, {
    workflowID: run.runId,
    queueName,
    enqueueOptions: { queuePartitionKey: engineKeyOf(ctx.account.id, partitionKey) },
  })(ctx.account.id, run.runId);
}

async function mark(
  ctx: Context,
  tx: Tx,
  runs: readonly { runId: string }[],
  { dispatched }: Dispatched,
): Promise<void> {
  if (runs.length === 0) return;
  const runIds = runs.map((run) => run.runId);
  await tx
    .update(workflowRuns)
    .set({ dispatched })
    .where(and(eq(workflowRuns.accountId, ctx.account.id), inArray(workflowRuns.runId, runIds)));
}

/**
 * Pauses the runs of stopped queues: the active step finishes but its result is discarded; the run repeats it once the
 * queue is started again. Manual runs continue.
 */
export async function pauseRuns(ctx: Context, stopped: readonly string[]): Promise<void> {
  if (stopped.length === 0) return;
  await ctx.db.tx(async (tx) => {
    const runs = await lockOpenRuns(
      ctx,
      tx,
      { dispatched: true },
      ne(workflowRuns.trigger, "manual"),
      inArray(workflowRuns.taskQueue, [...stopped]),
    );
    if (runs.length === 0) return;
    await DBOS.cancelWorkflows(runs.map((run) => run.runId));
    await mark(ctx, tx, runs, { dispatched: false });
  });
}

/** Why the engine has closed a run whose row is still open. */
const GIVEN_UP = new Map<string, string>([
  ["ERROR", "It could not be executed: the log of the worker says why"],
  [
    "MAX_RECOVERY_ATTEMPTS_EXCEEDED",
    "It was given up: its worker process ended each time that it was executed",
  ],
]);

/**
 * Repairs what the engine and the rows disagree on: runs that a process paused before it died are canceled in the engine and
 * dispatched in their rows, and those that the engine has given up would stay open for ever. Called when a process starts, and
 * when it gives up a run.
 */
export async function reclaimRuns(ctx: Context): Promise<void> {
  const closed = await ctx.db.tx(async (tx) => {
    const runs = await lockOpenRuns(ctx, tx, { dispatched: true });
    if (runs.length === 0) return [];
    const workflowIDs = runs.map((run) => run.runId);
    const known = await DBOS.listWorkflows({ workflowIDs });
    const statuses = new Map(known.map(({ workflowID, status }) => [workflowID, status]));
    const paused = runs.filter(({ runId }) => statuses.get(runId) === "CANCELLED");
    await mark(ctx, tx, paused, { dispatched: false });
    const givenUp = runs.flatMap((run) => {
      const failure = GIVEN_UP.get(statuses.get(run.runId) ?? "");
      return failure === undefined ? [] : [{ ...run, failure }];
    });
    for (const { runId, failure } of givenUp) await closeRun(ctx, tx, runId, { status: "FAILED", failure });
    return givenUp;
  });
  for (const run of closed) await cleanUpAfter(ctx, run);
}
