import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { execution } from "../rows/operation";
import {
  editScheduleInput,
  deleteSchedule as runDeleteSchedule,
  editSchedule as runEditSchedule,
  pauseSchedule as runPauseSchedule,
  unpauseSchedule as runUnpauseSchedule,
} from "../schedules/change";
import { createScheduleInput, createSchedule as runCreateSchedule } from "../schedules/create";
import { oneScheduleInput } from "../schedules/find";
import { triggerSchedule as runTriggerSchedule } from "../schedules/fire";
import {
  describeSchedule as runDescribeSchedule,
  listSchedules as runListSchedules,
} from "../schedules/list";
import { schedule } from "../shapes";

export const listSchedules = defineOperation({
  id: "listSchedules",
  http: { method: "GET", path: "/schedules" },
  tag: "Schedules",
  summary: "The account's schedules, with their next times",
  input: noInput,
  output: z.object({ schedules: z.array(schedule) }),
  run: (ctx) => runListSchedules(ctx),
});

export const createSchedule = defineOperation({
  id: "createSchedule",
  http: {
    method: "POST",
    path: "/schedules",
    status: 201,
    headers: ({ scheduleId }) => ({ Location: `/api/v1/schedules/${encodeURIComponent(scheduleId)}` }),
    headerNames: ["Location"],
  },
  tag: "Schedules",
  summary: "Start a type of workflow at the times of a cron expression",
  input: createScheduleInput,
  output: schedule,
  run: runCreateSchedule,
});

export const describeSchedule = defineOperation({
  id: "describeSchedule",
  http: { method: "GET", path: "/schedules/{scheduleId}" },
  tag: "Schedules",
  summary: "One schedule, with its next times and its last runs",
  input: oneScheduleInput,
  output: schedule,
  errors: ["NOT_FOUND"],
  run: runDescribeSchedule,
});

export const editSchedule = defineOperation({
  id: "editSchedule",
  http: { method: "PATCH", path: "/schedules/{scheduleId}" },
  tag: "Schedules",
  summary: "Change when a schedule is due and what it starts; what is not named stays",
  input: editScheduleInput,
  output: schedule,
  errors: ["NOT_FOUND"],
  run: runEditSchedule,
});

export const deleteSchedule = defineOperation({
  id: "deleteSchedule",
  http: { method: "DELETE", path: "/schedules/{scheduleId}" },
  tag: "Schedules",
  summary: "Delete a schedule; its runs are kept",
  input: oneScheduleInput,
  output: z.object({ message: z.string(), deleted: z.literal(true) }),
  errors: ["NOT_FOUND"],
  run: runDeleteSchedule,
});

export const pauseSchedule = defineOperation({
  id: "pauseSchedule",
  http: { method: "POST", path: "/schedules/{scheduleId}/pause" },
  tag: "Schedules",
  summary: "Pause a schedule",
  input: oneScheduleInput,
  output: schedule,
  errors: ["NOT_FOUND"],
  run: runPauseSchedule,
});

export const unpauseSchedule = defineOperation({
  id: "unpauseSchedule",
  http: { method: "POST", path: "/schedules/{scheduleId}/unpause" },
  tag: "Schedules",
  summary: "Resume a schedule; missed runs are not made up for",
  input: oneScheduleInput,
  output: schedule,
  errors: ["NOT_FOUND"],
  run: runUnpauseSchedule,
});

export const triggerSchedule = defineOperation({
  id: "triggerSchedule",
  http: { method: "POST", path: "/schedules/{scheduleId}/trigger" },
  tag: "Schedules",
  summary:
    "Start a schedule's workflow now, by its overlap policy; `reused` names the open run that prevented it",
  input: oneScheduleInput,
  output: z.object({ message: z.string(), execution, reused: z.boolean() }),
  errors: ["NOT_FOUND"],
  run: async (ctx, input) => {
    const { reused, ...execution } = await runTriggerSchedule(ctx, input);
    return { message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`, execution, reused };
  },
});
