import { count, eq } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { DESIRED_STATES, nextOfType, workerRows } from "@/lib/runs";
import { counts } from "../shapes";
import { lastSweep } from "../sweeps/store";
import { type Counts, janitorIssues } from "../tables";
import { janitorWorkflow } from "../workflow";

const output = z.object({
  status: z.enum(DESIRED_STATES),
  last_sweep: z.iso
    .datetime()
    .nullable()
    .meta({ description: "When the last scan or fix ended; null before the first" }),
  issues_found: z.int().meta({ description: "Found by the last scan or fix" }),
  issues_by_severity: counts,
  issues_open: z.int().meta({ description: "Open issues" }),
  open_by_code: counts,
  open_by_severity: counts,
  next_sweep: z.iso
    .datetime()
    .nullable()
    .meta({ description: "The next scheduled run; null if there is none" }),
});

export type JanitorStatus = z.output<typeof output>;

export const janitorStatus = defineOperation({
  id: "janitorStatus",
  http: { method: "GET", path: "/workers/janitor/status" },
  tag: "Janitor",
  summary: "The status of the janitor and its open issues",
  description: "Counts by code and severity, and when it scans next.",
  input: noInput,
  output,
  run: (ctx) =>
    ctx.db.tx(async (tx) => {
      const last = await lastSweep(ctx, tx);
      const open = await tx
        .select({ code: janitorIssues.code, severity: janitorIssues.severity, n: count() })
        .from(janitorIssues)
        .where(eq(janitorIssues.accountId, ctx.account.id))
        .groupBy(janitorIssues.code, janitorIssues.severity);
      return {
        status: (await workerRows(ctx, tx)).get("janitor")?.desired ?? "running",
        last_sweep: last?.finishedAt.toISOString() ?? null,
        issues_found: last?.issuesFound ?? 0,
        issues_by_severity: last?.bySeverity ?? {},
        issues_open: open.reduce((sum, { n }) => sum + n, 0),
        open_by_code: summed(open.map(({ code, n }) => [code, n])),
        open_by_severity: summed(open.map(({ severity, n }) => [severity, n])),
        next_sweep: (await nextOfType(ctx, tx, janitorWorkflow.type))?.toISOString() ?? null,
      };
    }),
});

function summed(entries: [string, number][]): Counts {
  const sums: Counts = {};
  for (const [key, n] of entries) sums[key] = (sums[key] ?? 0) + n;
  return sums;
}
