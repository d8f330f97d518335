import type { Context } from "@/lib/db";
import { listWorkflows } from "@/lib/runs";

/** A run that there is, to be asked for by its ids. */
export interface SomeRun {
  workflowId: string;
  runId: string;
}

/** What people ask for, each attribute and each operator among it, and much that no run answers. */
export const filtersFor = ({ workflowId, runId }: SomeRun): string[] => [
  "",
  "ExecutionStatus = 'Running'",
  "ExecutionStatus = 'Failed'",
  "ExecutionStatus IN ('Failed', 'TimedOut', 'Terminated')",
  "NOT (ExecutionStatus = 'Completed')",
  "WorkflowType = 'CuratorWorkflow'",
  "WorkflowType = 'BackupWorkflow' AND ExecutionStatus = 'Failed'",
  "WorkflowType = 'NoSuchWorkflow'",
  "WorkflowType STARTS_WITH 'Sur'",
  `WorkflowId = '${workflowId}'`,
  "WorkflowId STARTS_WITH 'curator-00'",
  "WorkflowId STARTS_WITH 'nothing'",
  `RunId = '${runId}'`,
  `RunId IN ('${runId}', '00000000-0000-4000-8000-000000000000')`,
  "RunId STARTS_WITH '0000000'",
  "TaskQueue IN ('surveyor', 'distiller')",
  "TaskQueue != 'curator' AND ExecutionStatus != 'Completed'",
  "StartTime BETWEEN '2025-08-01T00:00:00Z' AND '2025-08-08T00:00:00Z'",
  "StartTime < '2025-07-02T00:00:00Z' ORDER BY StartTime ASC",
  "StartTime > '2027-01-01T00:00:00Z'",
  "CloseTime BETWEEN '2025-08-01T00:00:00Z' AND '2025-08-02T00:00:00Z'",
  "CloseTime > '2027-01-01T00:00:00Z'",
  "CloseTime IS NULL",
  "ExecutionTime BETWEEN '2025-08-01T00:00:00Z' AND '2025-08-02T00:00:00Z'",
  "ExecutionTime IS NULL",
  "ExecutionDuration > '10m'",
  "ExecutionDuration > '10d'",
  "HistoryLength = 57",
  "HistoryLength > 100000",
  "HistoryLength NOT BETWEEN 0 AND 60",
  "ExecutionStatus = 'Failed' OR WorkflowType = 'SurveyWorkflow'",
  "ExecutionStatus = 'Terminated' OR HistoryLength > 100000",
  "(ExecutionStatus = 'Failed' OR ExecutionStatus = 'TimedOut') AND TaskQueue = 'surveyor' AND NOT StartTime < '2026-01-01T00:00:00Z'",
  "WorkflowType = 'CuratorWorkflow' AND ExecutionDuration > '1h'",
  "WorkflowType = 'CuratorWorkflow' AND TaskQueue = 'janitor'",
  "ExecutionStatus = 'Completed' AND CloseTime IS NULL",
  "WorkflowType != 'CuratorWorkflow' AND WorkflowId STARTS_WITH 'curator-0' AND ExecutionStatus = 'Completed'",
  "NOT (TaskQueue = 'janitor' OR TaskQueue = 'curator' OR HistoryLength < 100000)",
  "StartTime > '2026-06-01T00:00:00Z' AND CloseTime < '2026-05-01T00:00:00Z'",
  "ORDER BY StartTime ASC",
  "ORDER BY CloseTime DESC",
  "ORDER BY ExecutionTime DESC",
  "ORDER BY ExecutionDuration DESC",
  "ORDER BY HistoryLength DESC, StartTime DESC",
  "ORDER BY WorkflowId",
  "ORDER BY WorkflowType, CloseTime DESC",
  "ORDER BY TaskQueue, RunId DESC",
  "ExecutionStatus != 'Running' ORDER BY WorkflowId DESC, ExecutionTime",
  "WorkflowType = 'CuratorWorkflow' ORDER BY ExecutionDuration DESC",
  "ExecutionStatus = 'Completed' ORDER BY CloseTime ASC",
  "ExecutionStatus = 'Completed' AND TaskQueue = 'janitor' ORDER BY HistoryLength",
  "WorkflowId STARTS_WITH 'janitor' ORDER BY ExecutionTime",
];

const LIMIT = 100;

export const list = (ctx: Context, query: string) =>
  listWorkflows(ctx, query === "" ? { limit: LIMIT } : { query, limit: LIMIT });
