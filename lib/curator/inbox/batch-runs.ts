import { and, eq, inArray } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { holdOpen, insertRun, type RunTrigger, shortHash, workflowRuns } from "@/lib/runs";
import { inboxFiles } from "@/lib/vault";
import { fileWorkflowId, startFileRun } from "./file-runs";

/** How a run of inbox files is started. */
export interface StartedBy {
  trigger: RunTrigger;
  partitionKey: string;
  /** The run of the inbox that started it, if one did. */
  parentRunId: string | null;
}

/** Starts the run of a batch. */
export async function startBatchRun(
  ctx: Context,
  tx: Tx,
  inboxIds: readonly string[],
  how: StartedBy,
): Promise<void> {
  const workflowId = `curator-batch-${shortHash({ inboxIds })}`;
  const request = { type: "CuratorBatchWorkflow", taskQueue: "curator", workflowId };
  await insertRun(ctx, tx, { ...request, input: { inboxIds: [...inboxIds] }, ...how });
  await tx.update(inboxFiles).set({ workflowId }).where(whereOwned(ctx, inboxIds));
}

/** Starts a run for each file of a batch that is not processed yet, as the batch itself was started. Idempotent. */
export const leaveToOwnRuns = (ctx: Context, inboxIds: readonly string[]): Promise<void> =>
  ctx.db.tx(async (tx) => {
    const how = await startOf(ctx, tx);
    if (how.parentRunId !== null) await holdOpen(ctx, tx, how.parentRunId);
    const left = await tx
      .select({ id: inboxFiles.id, workflowId: inboxFiles.workflowId })
      .from(inboxFiles)
      .where(and(whereOwned(ctx, inboxIds), inArray(inboxFiles.state, ["waiting", "processing"])));
    const ids = left.filter(({ id, workflowId }) => workflowId !== fileWorkflowId(id)).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.update(inboxFiles).set({ state: "waiting", attempts: 0 }).where(whereOwned(ctx, ids));
    for (const id of inboxIds) if (ids.includes(id)) await startFileRun(ctx, tx, id, how);
  });

async function startOf(ctx: Context, tx: Tx): Promise<StartedBy> {
  const { accountId, runId, trigger, partitionKey, parentRunId } = workflowRuns;
  const [run] = ctx.runId
    ? await tx
        .select({ trigger, partitionKey, parentRunId })
        .from(workflowRuns)
        .where(and(eq(accountId, ctx.account.id), eq(runId, ctx.runId)))
    : [];
  return run ?? { trigger: "manual", partitionKey: "", parentRunId: null };
}

/** Returns the files of a canceled batch to the inbox, to be processed on request. */
export async function releaseBatch(ctx: Context, inboxIds: readonly string[]): Promise<void> {
  await ctx.db.tx((tx) =>
    tx
      .update(inboxFiles)
      .set({ state: "waiting" })
      .where(and(whereOwned(ctx, inboxIds), eq(inboxFiles.state, "processing"))),
  );
}

const whereOwned = (ctx: Context, ids: readonly string[]) =>
  and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.id, [...ids]));
