import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { execution } from "../rows/operation";
import { ended, event, pending, summary } from "../shapes";
import { describeWorkflowInput, describeWorkflow as runDescribeWorkflow } from "./describe";
import {
  endWorkflowInput,
  cancelWorkflow as runCancelWorkflow,
  signalWorkflow as runSignalWorkflow,
  terminateWorkflow as runTerminateWorkflow,
  signalWorkflowInput,
} from "./end";
import { workflowHistory as runWorkflowHistory, workflowHistoryInput } from "./history";
import { listWorkflowsInput, listWorkflows as runListWorkflows } from "./list";
import { startWorkflow as runStartWorkflow, startWorkflowInput } from "./start";

export const listWorkflows = defineOperation({
  id: "listWorkflows",
  http: { method: "GET", path: "/workflows", responseBody: "runs", linkCursor: "nextCursor" },
  tag: "Workflows",
  summary: "Runs that match a list filter, newest first",
  description: 'Further pages are in the header `Link: <…>; rel="next"`.',
  input: listWorkflowsInput,
  output: z.object({ runs: z.array(summary), nextCursor: z.string().nullable() }),
  run: runListWorkflows,
});

export const startWorkflow = defineOperation({
  id: "startWorkflow",
  http: { method: "POST", path: "/workflows", status: 201 },
  tag: "Workflows",
  summary: "Start a workflow by its type, or join its open run",
  input: startWorkflowInput,
  output: z.object({ message: z.string(), execution, reused: z.boolean() }),
  errors: ["NOT_FOUND"],
  run: async (ctx, input) => {
    const { reused, ...execution } = await runStartWorkflow(ctx, input);
    return { message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`, execution, reused };
  },
});

export const describeWorkflow = defineOperation({
  id: "describeWorkflow",
  http: { method: "GET", path: "/workflows/{workflowId}" },
  tag: "Workflows",
  summary: "One run, the most recent unless run_id names another",
  input: describeWorkflowInput,
  output: z.object({
    executionConfig: z.object({ taskQueue: z.object({ name: z.string(), kind: z.string() }) }),
    workflowExecutionInfo: summary,
    input: z.record(z.string(), z.unknown()),
    pendingActivities: z.array(pending),
    closeEvent: event.optional(),
    result: z.unknown().optional(),
    failure: z.object({ message: z.string() }).optional(),
  }),
  errors: ["NOT_FOUND"],
  run: runDescribeWorkflow,
});

export const workflowHistory = defineOperation({
  id: "workflowHistory",
  http: { method: "GET", path: "/workflows/{workflowId}/history" },
  tag: "Workflows",
  summary: "The events of a run, step by step",
  input: workflowHistoryInput,
  output: z.object({ execution, events: z.array(event), total: z.int(), next_after: z.int().nullable() }),
  errors: ["NOT_FOUND"],
  run: runWorkflowHistory,
});

export const cancelWorkflow = defineOperation({
  id: "cancelWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/cancel", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Cancel a run: the current step ends, nothing follows",
  input: endWorkflowInput,
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: runCancelWorkflow,
});

export const terminateWorkflow = defineOperation({
  id: "terminateWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/terminate", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Terminate a run",
  input: endWorkflowInput,
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: runTerminateWorkflow,
});

export const signalWorkflow = defineOperation({
  id: "signalWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/signal", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Record a signal in a run's history",
  input: signalWorkflowInput,
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: runSignalWorkflow,
});
