import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import { workflowRuns } from "./tables/runs";

export const workflowIdInput = textInput.min(1, "cannot be empty").max(255, "at most 255 characters");
export const runIdInput = textInput.min(1, "cannot be empty").max(255, "at most 255 characters").optional();
const RUN_ID = z.guid();

export type Run = typeof workflowRuns.$inferSelect;

/** The run named, or the most recent one of the workflow. Throws `NOT_FOUND`. */
export async function findRun(ctx: Context, tx: Tx, workflowId: string, runId?: string): Promise<Run> {
  const run = await selectRun(ctx, tx, workflowId, runId);
  if (run) return run;
  throw notFound(
    runId === undefined
      ? `There is no workflow ${workflowId}`
      : `There is no run ${runId} of a workflow ${workflowId}`,
  );
}

async function selectRun(ctx: Context, tx: Tx, workflowId: string, runId?: string): Promise<Run | undefined> {
  if (runId !== undefined && !RUN_ID.safeParse(runId).success) return undefined;
  const [run] = await tx
    .select()
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        eq(workflowRuns.workflowId, workflowId),
        runId === undefined ? undefined : eq(workflowRuns.runId, runId),
      ),
    )
    .orderBy(desc(workflowRuns.startTime), desc(workflowRuns.runId))
    .limit(1);
  return run;
}
