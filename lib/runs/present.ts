import type { z } from "zod";
import { namedAttributes, type RunOfEvent } from "./attributes";
import type { StartedRun } from "./rows/start";
import type { event, started, summary } from "./shapes";
import type { workflowEvents, workflowRuns } from "./tables/runs";

/** A run in lists, as Temporal's JSON: camelCase, empty fields left out, 64-bit integers as text. */
export type ExecutionSummary = z.output<typeof summary>;

export type RunRow = Pick<
  typeof workflowRuns.$inferSelect,
  | "workflowId"
  | "runId"
  | "type"
  | "status"
  | "taskQueue"
  | "historyLength"
  | "startTime"
  | "executionTime"
  | "closeTime"
>;

export const presentRun = (run: RunRow): ExecutionSummary => ({
  execution: { workflowId: run.workflowId, runId: run.runId },
  type: { name: run.type },
  startTime: run.startTime.toISOString(),
  ...(run.executionTime && { executionTime: run.executionTime.toISOString() }),
  ...(run.closeTime && { closeTime: run.closeTime.toISOString() }),
  ...(run.executionTime && run.closeTime && { executionDuration: seconds(run.executionTime, run.closeTime) }),
  status: `WORKFLOW_EXECUTION_STATUS_${run.status}`,
  historyLength: String(run.historyLength),
  taskQueue: run.taskQueue,
});

/** A duration in the JSON of protocol buffers: `1.5s`. */
const seconds = (from: Date, to: Date): string => `${(to.getTime() - from.getTime()) / 1000}s`;

/** One event of a run's history. `activity` names its step. */
export type HistoryEvent = z.output<typeof event>;

export const presentEvent = (event: typeof workflowEvents.$inferSelect, run: RunOfEvent): HistoryEvent => ({
  eventId: String(event.eventId),
  eventTime: event.at.toISOString(),
  eventType: `EVENT_TYPE_${event.type}`,
  ...(event.step !== null && { activity: event.step }),
  ...(event.attempt !== null && { attempt: event.attempt }),
  attributes: event.detail,
  ...namedAttributes(event, run),
});

export const presentStarted = ({ reused, ...execution }: StartedRun): z.output<typeof started> => ({
  message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`,
  execution,
  reused,
});
