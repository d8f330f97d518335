import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { findRun, type Run, runIdInput, workflowIdInput } from "../find";
import { type ExecutionSummary, type HistoryEvent, presentEvent, presentRun } from "../present";
import { workflowEvents } from "../tables/runs";

export const describeWorkflowInput = z.strictObject({ workflowId: workflowIdInput, run_id: runIdInput });

/** A step that goes on, or waits to be tried again. */
export interface PendingActivity {
  activityId: string;
  activityType: { name: string };
  state: "PENDING_ACTIVITY_STATE_STARTED" | "PENDING_ACTIVITY_STATE_SCHEDULED";
  attempt: number;
  scheduledTime: string;
  lastFailure?: { message: string };
}

/** A run, described in Temporal's JSON. */
export interface WorkflowDescription {
  executionConfig: { taskQueue: { name: string; kind: "TASK_QUEUE_KIND_NORMAL" } };
  workflowExecutionInfo: ExecutionSummary;
  input: Record<string, unknown>;
  pendingActivities: PendingActivity[];
  closeEvent?: HistoryEvent;
  result?: unknown;
  failure?: { message: string };
}

/** One run of a workflow, the most recent unless `run_id` names another. Throws `NOT_FOUND`. */
export async function describeWorkflow(
  ctx: Context,
  input: z.input<typeof describeWorkflowInput>,
): Promise<WorkflowDescription> {
  const { workflowId, run_id } = parse(describeWorkflowInput, input);
  return ctx.db.tx(async (tx) => {
    const run = await findRun(ctx, tx, workflowId, run_id);
    return {
      executionConfig: { taskQueue: { name: run.taskQueue, kind: "TASK_QUEUE_KIND_NORMAL" } },
      workflowExecutionInfo: presentRun(run),
      input: run.input,
      pendingActivities: run.closeTime === null ? await pendingActivities(ctx, tx, run) : [],
      ...(run.closeTime !== null && { closeEvent: await lastEvent(ctx, tx, run) }),
      ...(run.status === "COMPLETED" && { result: run.result }),
      ...(run.failure !== null && { failure: { message: run.failure } }),
    };
  });
}

const STEP_EVENTS = ["ACTIVITY_TASK_STARTED", "ACTIVITY_TASK_COMPLETED", "ACTIVITY_TASK_FAILED"];

/** Steps whose last event is no completion: they run, or will be tried again. */
async function pendingActivities(ctx: Context, tx: Tx, run: Run): Promise<PendingActivity[]> {
  const ofRun = and(eq(workflowEvents.accountId, ctx.account.id), eq(workflowEvents.runId, run.runId));
  // Without what they bear: a run that goes on may have tens of thousands of events.
  const steps = await tx
    .select({ step: workflowEvents.step, type: workflowEvents.type, id: workflowEvents.eventId })
    .from(workflowEvents)
    .where(and(ofRun, inArray(workflowEvents.type, STEP_EVENTS)))
    .orderBy(asc(workflowEvents.eventId));
  const last = new Map(steps.map((event) => [event.step, event]));
  const open = [...last.values()].filter(({ type }) => type !== "ACTIVITY_TASK_COMPLETED");
  const events = await tx
    .select()
    .from(workflowEvents)
    .where(
      and(
        ofRun,
        inArray(
          workflowEvents.eventId,
          open.map(({ id }) => id),
        ),
      ),
    )
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
  return event && presentEvent(event);
}
