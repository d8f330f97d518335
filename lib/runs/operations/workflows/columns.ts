import { workflowRuns } from "../../tables/runs";

/** The column of each attribute of the list filter. */
export const COLUMNS = {
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
