import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { NO_CURSOR } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { defineOperation } from "@/lib/operation";
import { exampleRun } from "../../examples";
import { compileFilter } from "../../filter";
import { presentRun } from "../../present";
import { summary } from "../../shapes";
import { workflowRuns } from "../../tables/runs";
import { FILTER_COLUMNS, filterInput } from "./filter";
import { cursorOf, endAt, isAfter, offsetAfter, positionOf } from "./page";

const MAX_RUNS = 1_000;

export const listWorkflows = defineOperation({
  id: "listWorkflows",
  http: { method: "GET", path: "/workflows", responseBody: "runs", linkCursor: "nextCursor" },
  tag: "Workflows",
  summary: "Runs that match a list filter, newest first",
  description: 'Further pages are in the header `Link: <…>; rel="next"`.',
  input: z.strictObject({
    query: filterInput,
    limit: limitInput.default(MAX_RUNS),
    cursor: z.string(NO_CURSOR).optional().meta({ description: "Of the header `Link`" }),
  }),
  output: z.object({ runs: z.array(summary), nextCursor: z.string().nullable() }),
  examples: [
    {
      input: { query: "WorkflowType = 'JanitorWorkflow'", limit: 1 },
      output: { runs: [exampleRun], nextCursor: null },
    },
  ],
  run: async (ctx, { query, limit, cursor }) => {
    const filter = query?.trim() ? compileFilter(query, FILTER_COLUMNS) : { where: undefined, orderBy: [] };
    const isNewestFirst = filter.orderBy.length === 0;
    const after = cursor === undefined ? null : positionOf(cursor, isNewestFirst);
    const order = isNewestFirst ? [desc(workflowRuns.startTime)] : filter.orderBy;
    const isListed = and(
      eq(workflowRuns.accountId, ctx.account.id),
      after ? isAfter(after) : undefined,
      filter.where,
    );
    const rows = await ctx.db.tx((tx) =>
      tx
        .select(SUMMARY)
        .from(workflowRuns)
        .where(isListed)
        .orderBy(...order, workflowRuns.runId)
        .limit(limit + 1)
        .offset(after && "offset" in after ? after.offset : 0),
    );
    const { page, next } = cutPage(rows, limit, (last) =>
      cursorOf(isNewestFirst ? endAt(last) : offsetAfter(after, rows, limit, ctx.clock.now())),
    );
    return { runs: page.map(presentRun), nextCursor: next };
  },
});

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
