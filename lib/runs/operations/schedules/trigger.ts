import { defineOperation } from "@/lib/operation";
import { presentStarted } from "../../present";
import { lockSchedule, scheduleReference } from "../../schedules/find";
import { fire } from "../../schedules/fire";
import { started } from "../../shapes";

export const triggerSchedule = defineOperation({
  id: "triggerSchedule",
  http: { method: "POST", path: "/schedules/{scheduleId}/trigger" },
  tag: "Schedules",
  summary:
    "Start a schedule's workflow now, by its overlap policy; `reused` names the open run that prevented it",
  description: "Its next times stay as they are.",
  input: scheduleReference,
  output: started,
  errors: ["NOT_FOUND"],
  run: async (ctx, { scheduleId }) => {
    const run = await ctx.db.tx(async (tx) =>
      fire(ctx, tx, await lockSchedule(ctx, tx, scheduleId), ctx.clock.now(), "manual"),
    );
    return presentStarted(run);
  },
});
