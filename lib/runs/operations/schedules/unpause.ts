import { defineOperation } from "@/lib/operation";
import { changeSchedule } from "../../schedules/change";
import { scheduleReference } from "../../schedules/find";
import { schedule } from "../../shapes";

export const unpauseSchedule = defineOperation({
  id: "unpauseSchedule",
  http: { method: "POST", path: "/schedules/{scheduleId}/unpause" },
  tag: "Schedules",
  summary: "Resume a schedule; missed runs are not made up for",
  description: "It is next due at the next time of its cron expression.",
  input: scheduleReference,
  output: schedule,
  errors: ["NOT_FOUND"],
  run: (ctx, { scheduleId }) =>
    changeSchedule(ctx, scheduleId, "schedule.unpause", () => ({ paused: false })),
});
