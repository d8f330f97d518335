import { and, eq, inArray, sql } from "drizzle-orm";
import { auditEntries } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { type RunTrigger, workflowRuns } from "./tables/runs";

/** What a run worked on and its result, which lists of runs leave out. */
export interface RunValues {
  input: Readonly<Record<string, unknown>>;
  /** Undefined before the run is completed. */
  result: unknown;
  trigger: RunTrigger;
  /** The schedule that started it. */
  scheduleId: string | null;
}

/** The values of runs, by run id. */
export async function runValues(
  ctx: Context,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, RunValues>> {
  if (runIds.length === 0) return new Map();
  const { accountId, runId, input, result, trigger, scheduleId } = workflowRuns;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ runId, input, result, trigger, scheduleId })
      .from(workflowRuns)
      .where(and(eq(accountId, ctx.account.id), inArray(runId, [...runIds]))),
  );
  return new Map(
    rows.map(({ runId, ...values }) => [runId, { ...values, result: values.result ?? undefined }]),
  );
}

/** The person who started a run by hand or by the API, as the audit log names them; null if nobody did. */
export async function starterOf(ctx: Context, workflowId: string, runId: string): Promise<string | null> {
  const [entry] = await ctx.db.tx((tx) =>
    tx
      .select({ label: auditEntries.actorLabel })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, ctx.account.id),
          eq(auditEntries.action, "workflow.start"),
          eq(auditEntries.subject, workflowId),
          sql`${auditEntries.detail} ->> 'runId' = ${runId}`,
        ),
      )
      .orderBy(auditEntries.id)
      .limit(1),
  );
  return entry?.label ?? null;
}
