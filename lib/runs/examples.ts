import type { z } from "zod";
import type { schedule, summary } from "./shapes";

/** A scan of the janitor that waits for a worker, for the examples of operations. */
export const exampleRun: z.input<typeof summary> = {
  execution: { workflowId: "janitor-scan", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
  type: { name: "JanitorWorkflow" },
  startTime: "2026-03-02T09:15:00.000Z",
  status: "WORKFLOW_EXECUTION_STATUS_RUNNING",
  historyLength: "1",
  taskQueue: "janitor",
};

export const exampleSchedule: z.input<typeof schedule> = {
  scheduleId: "inbox-hourly",
  builtIn: false,
  spec: { cron: "0 * * * *", timeZone: "UTC" },
  action: {
    workflowType: "InboxWorkflow",
    taskQueue: "curator",
    input: { limit: 50, dry_run: false, jobs: 1 },
  },
  policies: { overlapPolicy: "SCHEDULE_OVERLAP_POLICY_SKIP" },
  state: { paused: false },
  info: {
    createTime: "2026-03-02T09:15:00.000Z",
    actionCount: "0",
    overlapSkipped: "0",
    runningWorkflows: [],
    recentActions: [],
    futureActionTimes: ["2026-03-02T11:00:00.000Z", "2026-03-02T12:00:00.000Z"],
  },
};
