import { notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/operation";
import { ensureBuiltIns } from "../../schedules/built-in";
import { ownSchedule, scheduleReference } from "../../schedules/find";
import { presentSchedules } from "../../schedules/present";
import { schedule } from "../../shapes";
import { schedules } from "../../tables/schedules";

export const describeSchedule = defineOperation({
  id: "describeSchedule",
  http: { method: "GET", path: "/schedules/{scheduleId}" },
  tag: "Schedules",
  summary: "One schedule, with its next times and its last runs",
  description: "In the shape of Temporal's DescribeSchedule.",
  input: scheduleReference,
  output: schedule,
  errors: ["NOT_FOUND"],
  run: (ctx, { scheduleId }) =>
    ctx.db.tx(async (tx) => {
      await ensureBuiltIns(ctx, tx);
      const rows = await tx.select().from(schedules).where(ownSchedule(ctx, scheduleId));
      const [found] = await presentSchedules(ctx, tx, rows);
      if (found) return found;
      throw notFound(`There is no schedule ${scheduleId}`);
    }),
});
