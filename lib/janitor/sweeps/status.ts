import { count, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Counts, janitorIssues, janitorSweeps } from "@/lib/db/schema";
import { nextOfType, workerRows } from "@/lib/runs";
import { lastSweep } from "./store";

export interface JanitorStatus {
  status: "running" | "stopped";
  /** When the last sweep ended, ISO 8601; null before the first. */
  last_sweep: string | null;
  /** Found by the last sweep. */
  issues_found: number;
  issues_by_severity: Counts;
  /** How many are left now, after what it fixed. */
  issues_open: number;
  open_by_code: Counts;
  open_by_severity: Counts;
  /** When its schedules are due next, ISO 8601; null when none is. */
  next_sweep: string | null;
}

export async function janitorStatus(ctx: Context): Promise<JanitorStatus> {
  return ctx.db.tx(async (tx) => {
    const last = await lastSweep(ctx, tx);
    const own = eq(janitorIssues.accountId, ctx.account.id);
    const open = await tx
      .select({ code: janitorIssues.code, severity: janitorIssues.severity, n: count() })
      .from(janitorIssues)
      .where(own)
      .groupBy(janitorIssues.code, janitorIssues.severity);
    return {
      status: (await workerRows(ctx, tx)).get("janitor")?.desired ?? "running",
      last_sweep: last?.finishedAt.toISOString() ?? null,
      issues_found: last?.issuesFound ?? 0,
      issues_by_severity: last?.bySeverity ?? {},
      issues_open: open.reduce((sum, { n }) => sum + n, 0),
      open_by_code: summed(open.map(({ code, n }) => [code, n])),
      open_by_severity: summed(open.map(({ severity, n }) => [severity, n])),
      next_sweep: (await nextOfType(ctx, tx, "JanitorWorkflow"))?.toISOString() ?? null,
    };
  });
}

function summed(entries: [string, number][]): Counts {
  const counts: Counts = {};
  for (const [key, n] of entries) counts[key] = (counts[key] ?? 0) + n;
  return counts;
}

export const janitorHistoryInput = z.strictObject({
  limit: limitInput.default(10),
});

export interface SweepRecord {
  timestamp: string;
  issues_found: number;
  issues_fixed: number;
  sweep_id: string;
  kind: "scan" | "fix";
  files_scanned: number;
  duration_ms: number;
  issues_by_code: Counts;
  issues_by_severity: Counts;
}

/** The last sweeps, oldest first. */
export async function janitorHistory(
  ctx: Context,
  input: z.input<typeof janitorHistoryInput> = {},
): Promise<{ history: SweepRecord[] }> {
  const { limit } = parse(janitorHistoryInput, input);
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(janitorSweeps)
      .where(eq(janitorSweeps.accountId, ctx.account.id))
      .orderBy(desc(janitorSweeps.finishedAt))
      .limit(limit),
  );
  return {
    history: rows.reverse().map((row) => ({
      timestamp: row.finishedAt.toISOString(),
      issues_found: row.issuesFound,
      issues_fixed: row.issuesFixed,
      sweep_id: row.sweepId,
      kind: row.isFix ? ("fix" as const) : ("scan" as const),
      files_scanned: row.filesScanned,
      duration_ms: row.finishedAt.getTime() - row.startedAt.getTime(),
      issues_by_code: row.byCode,
      issues_by_severity: row.bySeverity,
    })),
  };
}
