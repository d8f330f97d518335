import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { lockSchedule, ownSchedule, scheduleReference } from "../../schedules/find";
import { schedules } from "../../tables/schedules";

export const deleteSchedule = defineOperation({
  id: "deleteSchedule",
  http: { method: "DELETE", path: "/schedules/{scheduleId}" },
  tag: "Schedules",
  summary: "Delete a schedule; its runs are kept",
  description: "Those that every account has cannot be deleted, but paused.",
  input: scheduleReference,
  output: z.object({ message: z.string(), deleted: z.literal(true) }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { scheduleId }) => {
    await ctx.db.tx(async (tx) => {
      const row = await lockSchedule(ctx, tx, scheduleId);
      if (row.isBuiltIn) throw conflict(`The schedule ${scheduleId} is built in: pause it instead`);
      await tx.delete(schedules).where(ownSchedule(ctx, scheduleId));
      await audit(ctx, tx, { action: "schedule.delete", subject: scheduleId });
      await notify(ctx, tx, "kv_live");
    });
    return { message: `Deleted the schedule ${scheduleId}`, deleted: true as const };
  },
});
