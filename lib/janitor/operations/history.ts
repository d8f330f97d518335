import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { defineOperation } from "@/lib/operation";
import { sweepResult } from "../shapes";
import { janitorSweeps } from "../tables";

const record = z
  .object({
    timestamp: z.iso.datetime(),
    kind: z.enum(["scan", "fix"]),
    duration_ms: z.int(),
    ...sweepResult.shape,
  })
  .meta({ id: "JanitorHistoryEntry" });

export type SweepRecord = z.output<typeof record>;

export const janitorHistory = defineOperation({
  id: "janitorHistory",
  http: { method: "GET", path: "/workers/janitor/history" },
  tag: "Janitor",
  summary: "The last scans and fixes, oldest first",
  description: "With counts of issues by code and severity, so that a chart can be drawn.",
  input: z.strictObject({ limit: limitInput.default(10) }),
  output: z.object({ history: z.array(record) }),
  run: async (ctx, { limit }) => {
    const rows = await ctx.db.tx((tx) =>
      tx
        .select()
        .from(janitorSweeps)
        .where(eq(janitorSweeps.accountId, ctx.account.id))
        .orderBy(desc(janitorSweeps.finishedAt))
        .limit(limit),
    );
    return { history: rows.reverse().map(present) };
  },
});

const present = (row: typeof janitorSweeps.$inferSelect): SweepRecord => ({
  timestamp: row.finishedAt.toISOString(),
  kind: row.isFix ? "fix" : "scan",
  duration_ms: row.finishedAt.getTime() - row.startedAt.getTime(),
  sweep_id: row.sweepId,
  files_scanned: row.filesScanned,
  issues_found: row.issuesFound,
  issues_fixed: row.issuesFixed,
  issues_by_code: row.byCode,
  issues_by_severity: row.bySeverity,
});
