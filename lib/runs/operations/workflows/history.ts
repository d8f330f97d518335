import { and, asc, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { limitInput, wholeNumberOrText } from "@/lib/core/limit";
import { defineOperation } from "@/lib/operation";
import { attributesKey } from "../../attributes";
import { findRun, runIdInput, workflowIdInput } from "../../find";
import { presentEvent } from "../../present";
import { execution } from "../../rows/operation";
import { event } from "../../shapes";
import { workflowEvents } from "../../tables/runs";

export const workflowHistory = defineOperation({
  id: "workflowHistory",
  http: { method: "GET", path: "/workflows/{workflowId}/history" },
  tag: "Workflows",
  summary: "The events of a run, step by step",
  description:
    "In the order in which they happened, as in Temporal's JSON; `attributes` has their payloads as plain JSON. `after` continues where the page before ended.",
  input: z.strictObject({
    workflowId: workflowIdInput,
    run_id: runIdInput,
    limit: limitInput.default(200),
    /** Only events with a greater id. */
    after: wholeNumberOrText(0, 1_000_000_000).default(0),
  }),
  /** `total` counts all events of the run; `next_after` is the next page's `after`, null at the end. */
  output: z.object({ execution, events: z.array(event), total: z.int(), next_after: z.int().nullable() }),
  examples: [
    {
      input: { workflowId: "janitor-scan" },
      output: {
        execution: { workflowId: "janitor-scan", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        events: [
          {
            eventId: "1",
            eventTime: "2026-03-02T09:15:00.000Z",
            eventType: "EVENT_TYPE_WORKFLOW_EXECUTION_STARTED",
            attributes: {},
            [attributesKey("WORKFLOW_EXECUTION_STARTED")]: {
              workflowType: { name: "JanitorWorkflow" },
              taskQueue: { name: "janitor" },
            },
          },
        ],
        total: 1,
        next_after: null,
      },
    },
  ],
  errors: ["NOT_FOUND"],
  run: (ctx, { workflowId, run_id, limit, after }) =>
    ctx.db.tx(async (tx) => {
      const run = await findRun(ctx, tx, workflowId, run_id);
      const isOfPage = and(
        eq(workflowEvents.accountId, ctx.account.id),
        eq(workflowEvents.runId, run.runId),
        gt(workflowEvents.eventId, after),
      );
      const events = await tx
        .select()
        .from(workflowEvents)
        .where(isOfPage)
        .orderBy(asc(workflowEvents.eventId))
        .limit(limit);
      const last = events.at(-1)?.eventId ?? after;
      return {
        execution: { workflowId, runId: run.runId },
        events: events.map((event) => presentEvent(event, run)),
        total: run.historyLength,
        next_after: last < run.historyLength ? last : null,
      };
    }),
});
