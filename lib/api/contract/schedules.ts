import { z } from "zod";
import { createScheduleInput, editScheduleInput, execution, oneScheduleInput } from "@/lib/runs";
import { operation } from "./operation";

const text = z.string();
const time = z.iso.datetime();

const schedule = z.object({
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

export const listSchedules = operation({
  id: "listSchedules",
  method: "GET",
  path: "/schedules",
  tag: "Schedules",
  summary: "The account's schedules, with their next times",
  input: z.strictObject({}),
  output: z.object({ schedules: z.array(schedule) }),
  status: 200,
});

export const createSchedule = operation({
  id: "createSchedule",
  method: "POST",
  path: "/schedules",
  tag: "Schedules",
  summary: "Start a type of workflow by itself, at the times of a cron expression",
  input: createScheduleInput,
  output: schedule,
  status: 201,
  headers: ({ scheduleId }) => ({ Location: `/api/v1/schedules/${encodeURIComponent(scheduleId)}` }),
  headerNames: ["Location"],
});

const one = { tag: "Schedules", input: oneScheduleInput, status: 200, errors: ["NOT_FOUND"] } as const;

export const describeSchedule = operation({
  ...one,
  id: "describeSchedule",
  method: "GET",
  path: "/schedules/{scheduleId}",
  summary: "One schedule, with its next times and its last runs",
  output: schedule,
});

export const editSchedule = operation({
  ...one,
  id: "editSchedule",
  method: "PATCH",
  path: "/schedules/{scheduleId}",
  summary: "Change when a schedule is due and what it starts; what is not named stays",
  input: editScheduleInput,
  output: schedule,
});

export const deleteSchedule = operation({
  ...one,
  id: "deleteSchedule",
  method: "DELETE",
  path: "/schedules/{scheduleId}",
  summary: "Delete a schedule; the runs that it made stay",
  output: z.object({ message: text, deleted: z.literal(true) }),
});

export const pauseSchedule = operation({
  ...one,
  id: "pauseSchedule",
  method: "POST",
  path: "/schedules/{scheduleId}/pause",
  summary: "Pause a schedule",
  output: schedule,
});

export const unpauseSchedule = operation({
  ...one,
  id: "unpauseSchedule",
  method: "POST",
  path: "/schedules/{scheduleId}/unpause",
  summary: "Let a schedule go on; what it missed is not made up for",
  output: schedule,
});

export const triggerSchedule = operation({
  ...one,
  id: "triggerSchedule",
  method: "POST",
  path: "/schedules/{scheduleId}/trigger",
  summary:
    "Start a schedule's workflow now, by its overlap policy; reused names the run because of which it did not",
  output: z.object({ message: text, execution, reused: z.boolean() }),
});
