import { and, desc, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { compileFilter } from "../filter";
import { type ExecutionSummary, presentRun } from "../present";
import { workflowRuns } from "../tables/runs";

const MOST = 1_000;

export const listWorkflowsInput = z.strictObject({
  query: textInput
    .optional()
    .meta({ description: "Temporal's list filter: ExecutionStatus = 'Running' AND StartTime > '…'" }),
  limit: limitInput.default(MOST),
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
  const { offset, asOf } = cursor === undefined ? { offset: 0, asOf: ctx.clock.now() } : positionOf(cursor);
  const order = filter.orderBy.length > 0 ? filter.orderBy : [desc(workflowRuns.startTime)];
  const rows = await ctx.db.tx((tx) =>
    tx
      .select(SUMMARY)
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), lte(workflowRuns.startTime, asOf), filter.where))
      .orderBy(...order, workflowRuns.runId)
      .limit(limit + 1)
      .offset(offset),
  );
  return {
    runs: rows.slice(0, limit).map(presentRun),
    nextCursor: rows.length > limit ? cursorOf({ offset: offset + limit, asOf }) : null,
  };
}

/** What the filter's attributes stand for. */
const COLUMNS = {
  workflowType: workflowRuns.type,
  workflowId: workflowRuns.workflowId,
  runId: workflowRuns.runIdText,
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

/** Where a page begins, in the list as it was when the first page was asked for: what came since shifts nothing. */
interface Position {
  offset: number;
  asOf: Date;
}

const cursorOf = ({ offset, asOf }: Position): string =>
  Buffer.from(`${offset} ${asOf.getTime()}`).toString("base64url");

function positionOf(cursor: string): Position {
  const [, offset, asOf] = /^(\d{1,9}) (\d{1,14})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (offset !== undefined) return { offset: Number(offset), asOf: new Date(Number(asOf)) };
  throw invalid("cursor", "is not the cursor of a next link: start again without it");
}
