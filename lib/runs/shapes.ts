import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { attributesKey, EVENT_TYPES } from "./attributes";
import { WORKERS } from "./definition";
import { execution } from "./rows/operation";
import { DESIRED_STATES } from "./tables/processes";
import { RUN_STATUSES } from "./tables/runs";
import { OVERLAP_POLICIES } from "./tables/schedules";

export const workerName = z.enum(WORKERS);

export const current = z
  .object({ workflowId: z.string(), runId: z.uuid(), startTime: z.iso.datetime() })
  .meta({ id: "CurrentRun" });

/** A worker; `since` is null while its state was never changed, `current` are its active runs. */
export const worker = z
  .object({
    name: workerName,
    state: z.enum(DESIRED_STATES),
    since: z.iso.datetime().nullable(),
    health: z.enum(["idle", "busy", "stalled", "failing"]),
    last_success: z.iso.datetime().nullable(),
    last_error: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
    queue: z.object({ depth: z.int(), oldest_waiting: z.iso.datetime().nullable() }),
    current: z.array(current),
  })
  .meta({ id: "Worker" });

const named = z.object({ name: z.string() });

const text = z.string();

/** Which types there are is known when all rooms have registered theirs: the document lists them. */
const workflowType = text.meta({ id: "WorkflowType", description: "A type of workflow" });
export const workflowTypeInput = textInput.meta({ id: "WorkflowType", description: "A type of workflow" });

const status = text.meta({
  id: "WorkflowStatus",
  description: "The status of a run",
  enum: RUN_STATUSES.map((each) => `WORKFLOW_EXECUTION_STATUS_${each}`),
});

export const summary = z
  .object({
    execution,
    type: z.object({ name: workflowType }),
    startTime: z.iso.datetime(),
    executionTime: z.iso.datetime().optional(),
    closeTime: z.iso.datetime().optional(),
    executionDuration: text.optional(),
    status,
    historyLength: text,
    taskQueue: text,
  })
  .meta({ id: "WorkflowRun" });

const attributes = z.record(text, z.unknown());

/** The attributes of an event have the name that Temporal gives to those of its type. */
const namedAttributes = Object.fromEntries(
  EVENT_TYPES.map((type) => [attributesKey(type), attributes.optional()]),
);

export const event = z
  .object({
    eventId: text,
    eventTime: z.iso.datetime(),
    eventType: text,
    activity: text.optional(),
    attempt: z.int().optional(),
    attributes,
    ...namedAttributes,
  })
  .meta({ id: "HistoryEvent" });

/** What a model is writing for an open run. */
export const progress = z
  .object({
    model: z.string(),
    characters: z.int(),
    since: z.iso.datetime(),
  })
  .meta({ description: "What a model is writing" });

/** A step that runs or waits for its next attempt. */
export const pending = z
  .object({
    activityId: text,
    activityType: named,
    state: text,
    attempt: z.int(),
    scheduledTime: z.iso.datetime(),
    lastFailure: z.object({ message: text }).optional(),
  })
  .meta({ id: "PendingActivity" });

export const started = z
  .object({ message: text, execution, reused: z.boolean() })
  .meta({ id: "StartedWorkflow" });

export const ended = z.object({ message: text, execution }).meta({ id: "EndedWorkflow" });

const time = z.iso.datetime();

/** In the shape of Temporal's JSON; `futureActionTimes` is empty while the schedule is paused. */
export const schedule = z
  .object({
    scheduleId: text,
    builtIn: z.boolean(),
    spec: z.object({ cron: text, timeZone: text }),
    action: z.object({ workflowType, taskQueue: text, input: z.record(text, z.unknown()) }),
    policies: z.object({
      overlapPolicy: text.meta({ enum: OVERLAP_POLICIES.map((each) => `SCHEDULE_OVERLAP_POLICY_${each}`) }),
    }),
    state: z.object({ paused: z.boolean(), notes: text.optional() }),
    info: z.object({
      createTime: time,
      actionCount: text,
      overlapSkipped: text,
      lastActionTime: time.optional(),
      lastFailure: z.object({ message: text }).optional(),
      runningWorkflows: z.array(execution),
      recentActions: z.array(z.object({ startTime: time, status, execution })),
      futureActionTimes: z.array(time),
    }),
  })
  .meta({ id: "Schedule" });
