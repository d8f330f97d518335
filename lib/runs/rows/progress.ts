import { and, eq, isNull } from "drizzle-orm";
import { type Context, notify } from "@/lib/db";
import { RunClosed } from "../definition";
import { type RunProgress, workflowRuns } from "../tables/runs";

/** What models are writing for open runs, by their workflow ids. */
export async function openProgress(ctx: Context): Promise<Map<string, RunProgress>> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ workflowId: workflowRuns.workflowId, progress: workflowRuns.progress })
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), isNull(workflowRuns.closeTime))),
  );
  return new Map(rows.flatMap(({ workflowId, progress }) => (progress ? [[workflowId, progress]] : [])));
}

/** Shows what a model is writing for a run; null removes it. Throws `RunClosed` when the run was closed. */
export async function noteProgress(ctx: Context, runId: string, progress: RunProgress | null): Promise<void> {
  const isOpen = await ctx.db.tx(async (tx) => {
    const rows = await tx
      .update(workflowRuns)
      .set({ progress })
      .where(
        and(
          eq(workflowRuns.accountId, ctx.account.id),
          eq(workflowRuns.runId, runId),
          isNull(workflowRuns.closeTime),
        ),
      )
      .returning({ runId: workflowRuns.runId });
    await notify(ctx, tx, "kv_live");
    return rows.length > 0;
  });
  if (!isOpen) throw new RunClosed(`The run ${runId} was closed`);
}
