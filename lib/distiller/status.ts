import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type DesiredState, nextOfType, workerRows } from "@/lib/runs";
import { distillerCandidates, distillerRuns, type RunEngines } from "./tables";

export interface DistillerStatus {
  status: DesiredState;
  /** When the last run ended, ISO 8601; null before the first. Scans do not count. */
  last_run: string | null;
  /** Candidates of the latest scan or run. */
  candidates: number;
  /** Records created by the last run. */
  learnings_extracted: number;
  /** Records created by all runs. */
  learnings_total: number;
  /** The next scheduled run, ISO 8601; null if there is none. */
  next_run: string | null;
}

export async function distillerStatus(ctx: Context): Promise<DistillerStatus> {
  return ctx.db.tx(async (tx) => {
    const runs = and(
      eq(distillerRuns.accountId, ctx.account.id),
      eq(distillerRuns.isScan, false),
      isNotNull(distillerRuns.finishedAt),
    );
    const [last] = await tx
      .select()
      .from(distillerRuns)
      .where(runs)
      .orderBy(desc(distillerRuns.finishedAt))
      .limit(1);
    const [total] = await tx
      .select({ n: sql<number>`coalesce(sum(${distillerRuns.extracted}), 0)::int` })
      .from(distillerRuns)
      .where(runs);
    const [waiting] = await tx
      .select({ n: count() })
      .from(distillerCandidates)
      .where(eq(distillerCandidates.accountId, ctx.account.id));
    return {
      status: (await workerRows(ctx, tx)).get("distiller")?.desired ?? "running",
      last_run: last?.finishedAt?.toISOString() ?? null,
      candidates: waiting?.n ?? 0,
      learnings_extracted: last?.extracted ?? 0,
      learnings_total: total?.n ?? 0,
      next_run: (await nextOfType(ctx, tx, "DistillerWorkflow"))?.toISOString() ?? null,
    };
  });
}

export const distillerHistoryInput = z.strictObject({ limit: limitInput.default(10) });

export interface DistillerRecord {
  timestamp: string;
  candidates: number;
  learnings_extracted: number;
  distill_id: string;
  kind: "scan" | "run";
  project: string | null;
  records_scanned: number;
  duration_ms: number;
  planned_by: RunEngines;
}

/** The last scans and runs, oldest first. */
export async function distillerHistory(
  ctx: Context,
  input: z.input<typeof distillerHistoryInput> = {},
): Promise<{ history: DistillerRecord[] }> {
  const { limit } = parse(distillerHistoryInput, input);
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(distillerRuns)
      .where(and(eq(distillerRuns.accountId, ctx.account.id), isNotNull(distillerRuns.finishedAt)))
      .orderBy(desc(distillerRuns.finishedAt))
      .limit(limit),
  );
  return {
    history: rows.reverse().map((row) => {
      const finished = row.finishedAt ?? row.startedAt;
      return {
        timestamp: finished.toISOString(),
        candidates: row.candidates,
        learnings_extracted: row.extracted,
        distill_id: row.distillId,
        kind: row.isScan ? ("scan" as const) : ("run" as const),
        project: row.project,
        records_scanned: row.recordsScanned,
        duration_ms: finished.getTime() - row.startedAt.getTime(),
        planned_by: row.engines,
      };
    }),
  };
}
