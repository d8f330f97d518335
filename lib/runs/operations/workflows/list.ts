import { and, desc, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { exampleRun } from "../../examples";
import { compileFilter } from "../../filter";
import { presentRun } from "../../present";
import { summary } from "../../shapes";
import { workflowRuns } from "../../tables/runs";

const MAX_RUNS = 1_000;

export const listWorkflows = defineOperation({
  id: "listWorkflows",
  http: { method: "GET", path: "/workflows", responseBody: "runs", linkCursor: "nextCursor" },
  tag: "Workflows",
  summary: "Runs that match a list filter, newest first",
  description: 'Further pages are in the header `Link: <…>; rel="next"`.',
  input: z.strictObject({
    query: textInput
      .optional()
      .meta({ description: "Temporal's list filter: ExecutionStatus = 'Running' AND StartTime > '…'" }),
    limit: limitInput.default(MAX_RUNS),
    cursor: z.string("must be the cursor of a next link").optional(),
  }),
  output: z.object({ runs: z.array(summary), nextCursor: z.string().nullable() }),
  examples: [
    {
      input: { query: "WorkflowType = 'JanitorWorkflow'", limit: 1 },
      output: { runs: [exampleRun], nextCursor: null },
    },
  ],
  run: async (ctx, { query, limit, cursor }) => {
    const filter = query?.trim() ? compileFilter(query, COLUMNS) : { where: undefined, orderBy: [] };
    const { offset, asOf } = cursor === undefined ? { offset: 0 } : positionOf(cursor);
    const order = filter.orderBy.length > 0 ? filter.orderBy : [desc(workflowRuns.startTime)];
    const isListed = and(
      eq(workflowRuns.accountId, ctx.account.id),
      asOf && lte(workflowRuns.startTime, asOf),
      filter.where,
    );
    const rows = await ctx.db.tx((tx) =>
      tx
        .select(SUMMARY)
        .from(workflowRuns)
        .where(isListed)
        .orderBy(...order, workflowRuns.runId)
        .limit(limit + 1)
        .offset(offset),
    );
    return {
      runs: rows.slice(0, limit).map(presentRun),
      nextCursor:
        rows.length > limit
          ? cursorOf({ offset: offset + limit, asOf: asOf ?? latestOf(rows, ctx.clock.now()) })
          : null,
    };
  },
});

/** Further pages list what had started by then. A run may have started later by another machine's clock. */
const latestOf = (rows: readonly { startTime: Date }[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...rows.map(({ startTime }) => startTime.getTime())));

/** The column of each attribute of the filter. */
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

const SUMMARY = {
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

/** Where a page begins, in the list as of the request for the first page: newer runs shift nothing. */
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
