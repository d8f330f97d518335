import { textInput } from "@/lib/core/text";
import type { FilterColumns } from "../../filter";
import { workflowRuns } from "../../tables/runs";

export const filterInput = textInput
  .optional()
  .meta({ description: "Temporal's list filter: ExecutionStatus = 'Running' AND StartTime > '…'" });

/** The column of each attribute of the filter. */
export const FILTER_COLUMNS: FilterColumns = {
  workflowType: workflowRuns.type,
  workflowId: workflowRuns.workflowId,
  runId: workflowRuns.runIdText,
  parentRunId: workflowRuns.parentRunId,
  status: workflowRuns.status,
  startTime: workflowRuns.startTime,
  closeTime: workflowRuns.closeTime,
  executionTime: workflowRuns.executionTime,
  taskQueue: workflowRuns.taskQueue,
  historyLength: workflowRuns.closedHistoryLength,
  executionDuration: workflowRuns.executionDuration,
};
