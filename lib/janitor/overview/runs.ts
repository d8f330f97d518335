import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { type Execution, workflowRuns } from "@/lib/runs";

/** The runs of stored scans and fixes, by `sweep_id`; without those that retention has deleted. */
export async function runsOfSweeps(
  ctx: Context,
  sweepIds: readonly string[],
): Promise<ReadonlyMap<string, Execution>> {
  if (sweepIds.length === 0) return new Map();
  const { accountId, type, workflowId, runId, result } = workflowRuns;
  const sweep = sql<string>`${result} ->> 'sweep_id'`;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ sweep, workflowId, runId })
      .from(workflowRuns)
      .where(and(eq(accountId, ctx.account.id), eq(type, "JanitorWorkflow"), inArray(sweep, [...sweepIds]))),
  );
  return new Map(rows.map((row) => [row.sweep, { workflowId: row.workflowId, runId: row.runId }]));
}
