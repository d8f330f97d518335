import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { timeZoneInput } from "@/lib/core/time-zone";
import { defineOperation } from "@/lib/operation";
import { workflowOfType } from "../../definition";
import { changeSchedule } from "../../schedules/change";
import { cronInput } from "../../schedules/cron";
import { scheduleIdInput } from "../../schedules/find";
import { actionInput, noteInput } from "../../schedules/input";
import { overlapInput } from "../../schedules/overlap";
import { schedule } from "../../shapes";
import { parseWorkflowInput } from "../../start";

export const editSchedule = defineOperation({
  id: "editSchedule",
  http: { method: "PATCH", path: "/schedules/{scheduleId}" },
  tag: "Schedules",
  summary: "Change when a schedule is due and what it starts; what is not named stays",
  description: "The next times follow from the change at once.",
  input: z.strictObject({
    scheduleId: scheduleIdInput,
    input: actionInput.optional(),
    cron: cronInput.optional(),
    time_zone: timeZoneInput.optional(),
    overlap: overlapInput.optional(),
    note: noteInput.nullable().optional(),
  }),
  output: schedule,
  errors: ["NOT_FOUND"],
  run: async (ctx, { scheduleId, time_zone, ...given }) => {
    const named = { ...given, ...(time_zone !== undefined && { timeZone: time_zone }) };
    if (Object.values(named).every((value) => value === undefined)) {
      throw invalid("", "Name what to change: cron, time_zone, overlap, input or note");
    }
    return changeSchedule(ctx, scheduleId, "schedule.edit", (row) => ({
      ...named,
      ...(named.input && { input: parseWorkflowInput(workflowOfType(row.type), named.input) }),
    }));
  },
});
