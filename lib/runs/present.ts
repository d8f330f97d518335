import type { RunStatus, workflowEvents, workflowRuns } from "./tables/runs";

/** A run as it is listed, in Temporal's JSON: camelCase, empty fields left out, 64-bit integers as text. */
export interface ExecutionSummary {
  execution: { workflowId: string; runId: string };
  type: { name: string };
  startTime: string;
  executionTime?: string;
  closeTime?: string;
  status: `WORKFLOW_EXECUTION_STATUS_${RunStatus}`;
  historyLength: string;
  taskQueue: string;
}

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
  status: `WORKFLOW_EXECUTION_STATUS_${run.status}`,
  historyLength: String(run.historyLength),
  taskQueue: run.taskQueue,
});

/** One event of a run's history. `activity` names the step that it is about. */
export interface HistoryEvent {
  eventId: string;
  eventTime: string;
  eventType: `EVENT_TYPE_${string}`;
  activity?: string;
  attempt?: number;
  attributes: Record<string, unknown>;
}

export const presentEvent = (event: typeof workflowEvents.$inferSelect): HistoryEvent => ({
  eventId: String(event.eventId),
  eventTime: event.at.toISOString(),
  eventType: `EVENT_TYPE_${event.type}`,
  ...(event.step !== null && { activity: event.step }),
  ...(event.attempt !== null && { attempt: event.attempt }),
  attributes: event.detail,
});
