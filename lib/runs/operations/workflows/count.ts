import { and, count, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { compileFilter, nameOfStatus } from "../../filter";
import { RUN_STATUSES, workflowRuns } from "../../tables/runs";
import { FILTER_COLUMNS, filterInput } from "./filter";

const GROUPS = {
  ExecutionStatus: workflowRuns.status,
  WorkflowType: workflowRuns.type,
  TaskQueue: workflowRuns.taskQueue,
} as const;

const groupInput = z.enum(
  ["ExecutionStatus", "WorkflowType", "TaskQueue"],
  `must be one of ${Object.keys(GROUPS).join(", ")}`,
);

/** A value as a filter has it: a status by its short name. */
function nameOf(value: string): string {
  const status = RUN_STATUSES.find((each) => each === value);
  return status ? nameOfStatus(status) : value;
}

export const countWorkflows = defineOperation({
  id: "countWorkflows",
  http: { method: "GET", path: "/workflows/count" },
  tag: "Workflows",
  summary: "How many runs match a list filter",
  description:
    "In all, and with `group_by` for each value of an attribute, the most frequent first. An `ORDER BY` changes nothing.",
  input: z.strictObject({
    query: filterInput,
    group_by: groupInput.optional().meta({ description: "Attribute to count the values of" }),
  }),
  /** In the shape of Temporal's CountWorkflowExecutions; the values of a group are plain JSON. */
  output: z.object({
    count: z.string(),
    groups: z.array(z.object({ groupValues: z.array(z.string()), count: z.string() })).optional(),
  }),
  examples: [
    {
      input: { query: "WorkflowType = 'CuratorWorkflow'", group_by: "ExecutionStatus" },
      output: {
        count: "128",
        groups: [
          { groupValues: ["Completed"], count: "125" },
          { groupValues: ["Failed"], count: "3" },
        ],
      },
    },
  ],
  run: async (ctx, { query, group_by }) => {
    const { where } = compileFilter(query ?? "", FILTER_COLUMNS);
    const isCounted = and(eq(workflowRuns.accountId, ctx.account.id), where);
    if (group_by === undefined) {
      const [all] = await ctx.db.tx((tx) => tx.select({ runs: count() }).from(workflowRuns).where(isCounted));
      return { count: String(all?.runs ?? 0) };
    }
    const column = GROUPS[group_by];
    const groups = await ctx.db.tx((tx) =>
      tx
        .select({ value: column, runs: count() })
        .from(workflowRuns)
        .where(isCounted)
        .groupBy(column)
        .orderBy(desc(count()), column),
    );
    return {
      count: String(groups.reduce((sum, { runs }) => sum + runs, 0)),
      groups: groups.map(({ value, runs }) => ({ groupValues: [nameOf(value)], count: String(runs) })),
    };
  },
});
