import { and, asc, eq, isNull } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { RunClosed } from "../definition";
import { workflowRuns } from "../tables/runs";

/**
 * Keeps a run open until the transaction ends, so that it can start others: who closes it waits, and finds them. Throws
 * `RunClosed` when it was closed.
 */
export async function holdOpen(ctx: Context, tx: Tx, runId: string): Promise<void> {
  const [run] = await tx
    .select({ closeTime: workflowRuns.closeTime })
    .from(workflowRuns)
    .where(and(eq(workflowRuns.accountId, ctx.account.id), eq(workflowRuns.runId, runId)))
    .for("update");
  if (run?.closeTime !== null) throw new RunClosed(`The run ${runId} was closed`);
}

/** The open runs that a run has started, in the order in which all lock them. */
export async function openChildren(ctx: Context, tx: Tx, runId: string): Promise<string[]> {
  const rows = await tx
    .select({ runId: workflowRuns.runId })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        eq(workflowRuns.parentRunId, runId),
        isNull(workflowRuns.closeTime),
      ),
    )
    .orderBy(asc(workflowRuns.startTime), asc(workflowRuns.runId));
  return rows.map((row) => row.runId);
}
