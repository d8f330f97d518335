import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { workflowRuns } from "@/lib/db/schema";
import { compileFilter } from "./filter";
import { type ExecutionSummary, presentRun } from "./present";

const MOST = 1_000;

export const listWorkflowsInput = z.strictObject({
  query: textInput
    .optional()
    .meta({ description: "Temporal's list filter: ExecutionStatus = 'Running' AND StartTime > '…'" }),
  limit: z.coerce
    .number("must be a whole number from 1 to 1000")
    .int("must be a whole number from 1 to 1000")
    .min(1, "must be at least 1")
    .max(MOST, "must be at most 1000")
    .default(MOST),
  cursor: z.string("must be the cursor of a next link").optional(),
});

/** A page of runs; `nextCursor` is null on the last one. */
export interface RunPage {
  runs: ExecutionSummary[];
  nextCursor: string | null;
}

/** The account's runs that meet the filter, newest first unless it orders them itself. */
export async function listWorkflows(
  ctx: Context,
  input: z.input<typeof listWorkflowsInput> = {},
): Promise<RunPage> {
  const { query, limit, cursor } = parse(listWorkflowsInput, input);
  const filter = query?.trim() ? compileFilter(query, COLUMNS) : { where: undefined, orderBy: [] };
  const offset = cursor === undefined ? 0 : offsetOf(cursor);
  const order = filter.orderBy.length > 0 ? filter.orderBy : [desc(workflowRuns.startTime)];
  const rows = await ctx.db.tx((tx) =>
    tx
      .select(SUMMARY)
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), filter.where))
      .orderBy(...order, workflowRuns.runId)
      .limit(limit + 1)
      .offset(offset),
  );
  return {
    runs: rows.slice(0, limit).map(presentRun),
    nextCursor: rows.length > limit ? Buffer.from(`o${offset + limit}`).toString("base64url") : null,
  };
}

/** What the filter's attributes stand for. */
const COLUMNS = {
  workflowType: workflowRuns.type,
  workflowId: workflowRuns.workflowId,
  runId: sql`${workflowRuns.runId}::text`,
  status: workflowRuns.status,
  startTime: workflowRuns.startTime,
  closeTime: workflowRuns.closeTime,
  executionTime: workflowRuns.executionTime,
  taskQueue: workflowRuns.taskQueue,
  historyLength: workflowRuns.historyLength,
  executionDuration: workflowRuns.executionDuration,
};

export const SUMMARY = {
  workflowId: workflowRuns.workflowId,
  runId: workflowRuns.runId,
  type: workflowRuns.type,
  status: workflowRuns.status,
  taskQueue: workflowRuns.taskQueue,
  historyLength: workflowRuns.historyLength,
  startTime: workflowRuns.startTime,
  executionTime: workflowRuns.executionTime,
  closeTime: workflowRuns.closeTime,
};

function offsetOf(cursor: string): number {
  const offset = /^o(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString())?.[1];
  if (offset !== undefined) return Number(offset);
  throw invalid("cursor", "is not the cursor of a next link: start again without it");
}
