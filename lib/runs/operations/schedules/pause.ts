import { defineOperation } from "@/lib/operation";
import { changeSchedule } from "../../schedules/change";
import { scheduleReference } from "../../schedules/find";
import { schedule } from "../../shapes";

export const pauseSchedule = defineOperation({
  id: "pauseSchedule",
  http: { method: "POST", path: "/schedules/{scheduleId}/pause" },
  tag: "Schedules",
  summary: "Pause a schedule",
  description: "Runs that have started continue. Pausing twice is the same.",
  input: scheduleReference,
  output: schedule,
  errors: ["NOT_FOUND"],
  run: (ctx, { scheduleId }) => changeSchedule(ctx, scheduleId, "schedule.pause", () => ({ paused: true })),
});
