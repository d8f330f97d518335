import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { exampleRun } from "../../examples";
import { findRun, type Run, runIdInput, workflowIdInput } from "../../find";
import { type HistoryEvent, presentEvent, presentRun } from "../../present";
import { execution } from "../../rows/operation";
import { event, pending, progress, summary } from "../../shapes";
import { workflowEvents, workflowRuns } from "../../tables/runs";

export const describeWorkflow = defineOperation({
  id: "describeWorkflow",
  http: { method: "GET", path: "/workflows/{workflowId}" },
  tag: "Workflows",
  summary: "One run, the most recent unless run_id names another",
  description:
    "In the shape of Temporal's DescribeWorkflowExecution, with the input, the result and the open steps.",
  input: z.strictObject({ workflowId: workflowIdInput, run_id: runIdInput }),
  output: z.object({
    executionConfig: z.object({ taskQueue: z.object({ name: z.string(), kind: z.string() }) }),
    workflowExecutionInfo: summary.extend({ parentExecution: execution.optional() }),
    input: z.record(z.string(), z.unknown()),
    pendingActivities: z.array(pending),
    progress: progress.optional(),
    closeEvent: event.optional(),
    result: z.unknown().optional(),
    failure: z.object({ message: z.string() }).optional(),
  }),
  errors: ["NOT_FOUND"],
  examples: [
    {
      input: { workflowId: "janitor-scan" },
      output: {
        executionConfig: { taskQueue: { name: "janitor", kind: "TASK_QUEUE_KIND_NORMAL" } },
        workflowExecutionInfo: exampleRun,
        input: { fix: false },
        pendingActivities: [],
      },
    },
  ],
  run: (ctx, { workflowId, run_id }) =>
    ctx.db.tx(async (tx) => {
      const run = await findRun(ctx, tx, workflowId, run_id);
      return {
        executionConfig: { taskQueue: { name: run.taskQueue, kind: "TASK_QUEUE_KIND_NORMAL" } },
        workflowExecutionInfo: { ...presentRun(run), ...(await parentOf(ctx, tx, run)) },
        input: run.input,
        pendingActivities: run.closeTime === null ? await pendingActivities(ctx, tx, run) : [],
        ...(run.progress !== null && { progress: run.progress }),
        ...(run.closeTime !== null && { closeEvent: await lastEvent(ctx, tx, run) }),
        ...(run.status === "COMPLETED" && { result: run.result }),
        ...(run.failure !== null && { failure: { message: run.failure } }),
      };
    }),
});

/** The run that started a run, unless it has been pruned. */
async function parentOf(ctx: Context, tx: Tx, { parentRunId }: Run) {
  if (parentRunId === null) return {};
  const { workflowId, runId, accountId } = workflowRuns;
  const [parentExecution] = await tx
    .select({ workflowId, runId })
    .from(workflowRuns)
    .where(and(eq(accountId, ctx.account.id), eq(runId, parentRunId)));
  return parentExecution ? { parentExecution } : {};
}

const STEP_EVENTS = ["ACTIVITY_TASK_STARTED", "ACTIVITY_TASK_COMPLETED", "ACTIVITY_TASK_FAILED"];

/** Steps whose last event is not their completion: they run, or wait for their next attempt. */
async function pendingActivities(ctx: Context, tx: Tx, run: Run): Promise<z.output<typeof pending>[]> {
  const ofRun = and(eq(workflowEvents.accountId, ctx.account.id), eq(workflowEvents.runId, run.runId));
  // Of each step the last one only, and without its details: an open run may have tens of thousands of events.
  const last = tx
    .selectDistinctOn([workflowEvents.step], { id: workflowEvents.eventId, type: workflowEvents.type })
    .from(workflowEvents)
    .where(and(ofRun, inArray(workflowEvents.type, STEP_EVENTS)))
    .orderBy(workflowEvents.step, desc(workflowEvents.eventId))
    .as("last");
  const open = tx.select({ id: last.id }).from(last).where(ne(last.type, "ACTIVITY_TASK_COMPLETED"));
  const events = await tx
    .select()
    .from(workflowEvents)
    .where(and(ofRun, inArray(workflowEvents.eventId, open)))
    .orderBy(asc(workflowEvents.eventId));
  return events.map((event) => ({
    activityId: String(event.eventId),
    activityType: { name: event.step ?? "" },
    state:
      event.type === "ACTIVITY_TASK_STARTED"
        ? "PENDING_ACTIVITY_STATE_STARTED"
        : "PENDING_ACTIVITY_STATE_SCHEDULED",
    attempt: event.attempt ?? 1,
    scheduledTime: event.at.toISOString(),
    ...(typeof event.detail.failure === "string" && { lastFailure: { message: event.detail.failure } }),
  }));
}

async function lastEvent(ctx: Context, tx: Tx, run: Run): Promise<HistoryEvent | undefined> {
  const [event] = await tx
    .select()
    .from(workflowEvents)
    .where(
      and(
        eq(workflowEvents.accountId, ctx.account.id),
        eq(workflowEvents.runId, run.runId),
        eq(workflowEvents.eventId, run.historyLength),
      ),
    );
  return event && presentEvent(event, run);
}
