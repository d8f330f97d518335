import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { exampleSchedule } from "../../examples";
import { ensureBuiltIns } from "../../schedules/built-in";
import { presentSchedules } from "../../schedules/present";
import { schedule } from "../../shapes";
import { schedules } from "../../tables/schedules";

export const listSchedules = defineOperation({
  id: "listSchedules",
  http: { method: "GET", path: "/schedules" },
  tag: "Schedules",
  summary: "The account's schedules, with their next times",
  description: "The account's own, and those that every account has.",
  input: noInput,
  output: z.object({ schedules: z.array(schedule) }),
  examples: [{ output: { schedules: [exampleSchedule] } }],
  run: (ctx) =>
    ctx.db.tx(async (tx) => {
      await ensureBuiltIns(ctx, tx);
      const rows = await tx
        .select()
        .from(schedules)
        .where(eq(schedules.accountId, ctx.account.id))
        .orderBy(asc(schedules.scheduleId));
      return { schedules: await presentSchedules(ctx, tx, rows) };
    }),
});
