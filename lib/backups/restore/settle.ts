import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { surveyorState } from "@/lib/embeddings";
import { closeRun, workflowRuns } from "@/lib/runs";
import { inboxFiles } from "@/lib/vault";

const INTERRUPTED =
  "Interrupted: the account was restored from a backup, which does not include the run's steps";

/** Closes runs that were open when the backup was made: the engine does not have them. */
export async function closeInterrupted(ctx: Context, tx: Tx): Promise<number> {
  const open = await tx
    .select({ runId: workflowRuns.runId })
    .from(workflowRuns)
    .where(and(eq(workflowRuns.accountId, ctx.account.id), isNull(workflowRuns.closeTime)));
  for (const { runId } of open) await closeRun(ctx, tx, runId, { status: "TERMINATED", reason: INTERRUPTED });
  return open.length;
}

/**
 * Queues inbox files that were being processed when the backup was made, or had a run that waited: as one that has ended since, it
 * would leave them on hold. Those that were on hold stay so.
 */
export async function requeueInboxFiles(ctx: Context, tx: Tx, takenAt: string): Promise<void> {
  const isQueued = and(eq(inboxFiles.state, "waiting"), wasOpen(takenAt));
  await tx
    .update(inboxFiles)
    .set({ state: "waiting", workflowId: null })
    .where(and(eq(inboxFiles.accountId, ctx.account.id), or(eq(inboxFiles.state, "processing"), isQueued)));
}

/** Whether the run of a file was open at that time, and has ended since. */
const wasOpen = (at: string) => sql`exists (
  select from workflow_runs r
  where r.account_id = inbox_files.account_id and r.workflow_id = inbox_files.workflow_id
    and r.start_time <= ${at}::timestamptz and r.close_time > ${at}::timestamptz)`;

/** Makes processes reload the Surveyor's vectors. */
export async function invalidateVectors(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .update(surveyorState)
    .set({ version: sql`${surveyorState.version} + 1` })
    .where(eq(surveyorState.accountId, ctx.account.id));
}
