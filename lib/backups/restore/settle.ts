import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { surveyorState } from "@/lib/embeddings";
import { closeRun, workflowRuns } from "@/lib/runs";
import { inboxFiles } from "@/lib/vault";

const INTERRUPTED =
  "Interrupted: the account was restored from a backup, which does not hold the run's steps";

/** Runs that went on at the backup's instant have nobody who goes on with them: they are closed, with the reason. */
export async function closeInterrupted(ctx: Context, tx: Tx): Promise<number> {
  const open = await tx
    .select({ runId: workflowRuns.runId })
    .from(workflowRuns)
    .where(and(eq(workflowRuns.accountId, ctx.account.id), isNull(workflowRuns.closeTime)));
  for (const { runId } of open) await closeRun(ctx, tx, runId, { status: "TERMINATED", reason: INTERRUPTED });
  return open.length;
}

/** Inbox files that were being worked on wait again. */
export async function waitAgain(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .update(inboxFiles)
    .set({ state: "waiting", workflowId: null })
    .where(and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.state, "processing")));
}

/** Whoever holds the Surveyor's vectors in memory reads them anew. */
export async function renewVectors(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .update(surveyorState)
    .set({ version: sql`${surveyorState.version} + 1` })
    .where(eq(surveyorState.accountId, ctx.account.id));
}
