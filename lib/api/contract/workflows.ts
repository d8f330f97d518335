import { z } from "zod";
import {
  describeWorkflowInput,
  endWorkflowInput,
  execution,
  listWorkflowsInput,
  signalWorkflowInput,
  startWorkflowInput,
  workflowHistoryInput,
} from "@/lib/runs";
import { operation } from "./operation";

const named = z.object({ name: z.string() });
const text = z.string();

const summary = z.object({
  execution,
  type: named,
  startTime: z.iso.datetime(),
  executionTime: z.iso.datetime().optional(),
  closeTime: z.iso.datetime().optional(),
  status: text,
  historyLength: text,
  taskQueue: text,
});

const event = z.object({
  eventId: text,
  eventTime: z.iso.datetime(),
  eventType: text,
  activity: text.optional(),
  attempt: z.int().optional(),
  attributes: z.record(text, z.unknown()),
});

const pending = z.object({
  activityId: text,
  activityType: named,
  state: text,
  attempt: z.int(),
  scheduledTime: z.iso.datetime(),
  lastFailure: z.object({ message: text }).optional(),
});

const ended = z.object({ message: text, execution });

export const listWorkflows = operation({
  id: "listWorkflows",
  method: "GET",
  path: "/workflows",
  tag: "Workflows",
  summary: "Runs that meet a list filter, newest first",
  description: 'Further pages are told by a header `Link: <…>; rel="next"`.',
  input: listWorkflowsInput,
  output: z.object({ runs: z.array(summary), nextCursor: text.nullable() }),
  status: 200,
});

export const startWorkflow = operation({
  id: "startWorkflow",
  method: "POST",
  path: "/workflows",
  tag: "Workflows",
  summary: "Start a workflow by its type, or join the run of it that goes on",
  input: startWorkflowInput,
  output: z.object({ message: text, execution, reused: z.boolean() }),
  status: 201,
  errors: ["NOT_FOUND"],
});

export const describeWorkflow = operation({
  id: "describeWorkflow",
  method: "GET",
  path: "/workflows/{workflowId}",
  tag: "Workflows",
  summary: "One run, the most recent unless run_id names another",
  input: describeWorkflowInput,
  output: z.object({
    executionConfig: z.object({ taskQueue: z.object({ name: text, kind: text }) }),
    workflowExecutionInfo: summary,
    input: z.record(text, z.unknown()),
    pendingActivities: z.array(pending),
    closeEvent: event.optional(),
    result: z.unknown().optional(),
    failure: z.object({ message: text }).optional(),
  }),
  status: 200,
  errors: ["NOT_FOUND"],
});

export const workflowHistory = operation({
  id: "workflowHistory",
  method: "GET",
  path: "/workflows/{workflowId}/history",
  tag: "Workflows",
  summary: "What happened in a run, step by step",
  input: workflowHistoryInput,
  output: z.object({ execution, events: z.array(event), total: z.int(), next_after: z.int().nullable() }),
  status: 200,
  errors: ["NOT_FOUND"],
});

export const cancelWorkflow = operation({
  id: "cancelWorkflow",
  method: "POST",
  path: "/workflows/{workflowId}/cancel",
  tag: "Workflows",
  summary: "Cancel a run: the step that goes on ends, nothing follows",
  input: endWorkflowInput,
  either: ["run_id"],
  output: ended,
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const terminateWorkflow = operation({
  ...cancelWorkflow,
  id: "terminateWorkflow",
  path: "/workflows/{workflowId}/terminate",
  summary: "Terminate a run",
});

export const signalWorkflow = operation({
  id: "signalWorkflow",
  method: "POST",
  path: "/workflows/{workflowId}/signal",
  tag: "Workflows",
  summary: "Leave a signal in a run's history",
  input: signalWorkflowInput,
  either: ["run_id"],
  output: ended,
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});
