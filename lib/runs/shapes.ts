import { z } from "zod";
import { WORKERS } from "./definition";
import { execution } from "./rows/operation";
import { DESIRED_STATES } from "./tables/processes";

export const workerName = z.enum(WORKERS);

export const current = z.object({ workflowId: z.string(), runId: z.uuid(), startTime: z.iso.datetime() });

/** A worker; `since` is null while its state was never changed, `current` are its active runs. */
export const worker = z.object({
  name: workerName,
  state: z.enum(DESIRED_STATES),
  since: z.iso.datetime().nullable(),
  health: z.enum(["idle", "busy", "stalled", "failing"]),
  last_success: z.iso.datetime().nullable(),
  last_error: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  queue: z.object({ depth: z.int(), oldest_waiting: z.iso.datetime().nullable() }),
  current: z.array(current),
});

export const named = z.object({ name: z.string() });

const text = z.string();

export const summary = z.object({
  execution,
  type: named,
  startTime: z.iso.datetime(),
  executionTime: z.iso.datetime().optional(),
  closeTime: z.iso.datetime().optional(),
  status: text,
  historyLength: text,
  taskQueue: text,
});

export const event = z.object({
  eventId: text,
  eventTime: z.iso.datetime(),
  eventType: text,
  activity: text.optional(),
  attempt: z.int().optional(),
  attributes: z.record(text, z.unknown()),
});

/** A step that runs or waits for its next attempt. */
export const pending = z.object({
  activityId: text,
  activityType: named,
  state: text,
  attempt: z.int(),
  scheduledTime: z.iso.datetime(),
  lastFailure: z.object({ message: text }).optional(),
});

export const started = z.object({ message: text, execution, reused: z.boolean() });

export const ended = z.object({ message: text, execution });

const time = z.iso.datetime();

/** In the shape of Temporal's JSON; `futureActionTimes` is empty while the schedule is paused. */
export const schedule = z.object({
  scheduleId: text,
  builtIn: z.boolean(),
  spec: z.object({ cron: text, timeZone: text }),
  action: z.object({ workflowType: text, taskQueue: text, input: z.record(text, z.unknown()) }),
  policies: z.object({ overlapPolicy: text }),
  state: z.object({ paused: z.boolean(), notes: text.optional() }),
  info: z.object({
    createTime: time,
    actionCount: text,
    overlapSkipped: text,
    lastActionTime: time.optional(),
    lastFailure: z.object({ message: text }).optional(),
    runningWorkflows: z.array(execution),
    recentActions: z.array(z.object({ startTime: time, status: text, execution })),
    futureActionTimes: z.array(time),
  }),
});
