import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { timeZoneInput } from "@/lib/core/time-zone";
import { assertBelowCap, notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { workflowOfType } from "../../definition";
import { exampleSchedule } from "../../examples";
import { ensureBuiltIns } from "../../schedules/built-in";
import { cronInput, nextTimes } from "../../schedules/cron";
import { scheduleIdInput } from "../../schedules/find";
import { actionInput, noteInput } from "../../schedules/input";
import { overlapInput } from "../../schedules/overlap";
import { presentSchedules } from "../../schedules/present";
import { schedule, workflowTypeInput } from "../../shapes";
import { parseWorkflowInput } from "../../start";
import { schedules } from "../../tables/schedules";

const MAX_SCHEDULES = 100;
const CAP = { table: schedules, max: MAX_SCHEDULES, noun: "Schedule", remedy: "delete" };

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
  description:
    "Five fields, in the time zone that you name. `overlap` says what happens while one of its runs is open.",
  errors: ["CONFLICT"],
  input: z.strictObject({
    schedule_id: scheduleIdInput,
    type: workflowTypeInput,
    input: actionInput.default({}),
    cron: cronInput,
    time_zone: timeZoneInput.default("UTC"),
    overlap: overlapInput.default("SKIP"),
    paused: z.boolean("must be true or false").default(false),
    note: noteInput.optional(),
  }),
  output: schedule,
  examples: [
    {
      input: {
        schedule_id: "inbox-hourly",
        type: "InboxWorkflow",
        input: { limit: 50 },
        cron: "0 * * * *",
      },
      output: exampleSchedule,
    },
  ],
  run: async (ctx, { schedule_id: scheduleId, time_zone: timeZone, ...given }) => {
    const input = parseWorkflowInput(workflowOfType(given.type), given.input);
    const nextAt = nextTimes(given.cron, timeZone, 1, ctx.clock.now())[0] ?? null;
    return ctx.db.tx(async (tx) => {
      await ensureBuiltIns(ctx, tx);
      await assertBelowCap(ctx, tx, CAP);
      const row = { ...given, accountId: ctx.account.id, scheduleId, timeZone, input, nextAt };
      const added = { ...row, isBuiltIn: false, createdAt: ctx.clock.now() };
      const rows = await tx.insert(schedules).values(added).onConflictDoNothing().returning();
      const [created] = await presentSchedules(ctx, tx, rows);
      if (!created) throw conflict(`There is a schedule ${scheduleId} already`);
      const detail = { type: given.type, cron: given.cron, timeZone };
      await audit(ctx, tx, { action: "schedule.create", subject: scheduleId, detail });
      await notify(ctx, tx, "kv_control", "kv_live");
      return created;
    });
  },
});
