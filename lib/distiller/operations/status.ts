import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { defineOperation, noInput } from "@/lib/operation";
import { DESIRED_STATES, nextOfType, workerRows } from "@/lib/runs";
import { historyRecord } from "../shapes";
import { distillerCandidates, distillerRuns } from "../tables";

const output = z.object({
  status: z.enum(DESIRED_STATES),
  last_run: z.iso
    .datetime()
    .nullable()
    .meta({ description: "When the last run ended, ISO 8601; null before the first. Scans do not count" }),
  candidates: z.int().meta({ description: "Candidates of the latest scan or run" }),
  learnings_extracted: z.int().meta({ description: "Records created by the last run" }),
  learnings_total: z.int().meta({ description: "Records created by all runs" }),
  next_run: z.iso
    .datetime()
    .nullable()
    .meta({ description: "The next scheduled run, ISO 8601; null if there is none" }),
});

export type DistillerStatus = z.output<typeof output>;

export const distillerStatus = defineOperation({
  id: "distillerStatus",
  http: { method: "GET", path: "/workers/distiller/status" },
  tag: "Distiller",
  summary: "The status of the distiller",
  description: "When it last ran, and what it found.",
  input: noInput,
  output,
  run: (ctx) =>
    ctx.db.tx(async (tx) => {
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
    }),
});

const distillerHistoryInput = z.strictObject({ limit: limitInput.default(10) });

/** The last scans and runs, oldest first. */
export const distillerHistory = defineOperation({
  id: "distillerHistory",
  http: { method: "GET", path: "/workers/distiller/history" },
  tag: "Distiller",
  summary: "The last scans and runs, oldest first",
  description: "With the number of candidates and learnings of each.",
  input: distillerHistoryInput,
  output: z.object({ history: z.array(historyRecord) }),
  run: async (ctx, { limit }) => {
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
  },
});
