import { and, eq, gte, sql } from "drizzle-orm";
import { DAY_MS, isoDate } from "@/lib/core/clock";
import type { Context } from "@/lib/db";
import { modelCalls } from "../tables";

/** Totals of the calls of one day (UTC). */
export interface CallDay {
  /** `2026-03-04` */
  day: string;
  calls: number;
  failed: number;
  /** Input and output, as reported by providers. */
  tokens: number;
  cost_usd: number;
  /** Of successful calls; null without any. */
  median_ms: number | null;
}

const DAYS = 14;

/** The last 14 days, oldest first; empty when there were no calls. */
export async function callDays(ctx: Context): Promise<CallDay[]> {
  const today = Date.parse(isoDate(ctx.clock.now()));
  const days = Array.from({ length: DAYS }, (_, n) => isoDate(new Date(today - (DAYS - 1 - n) * DAY_MS)));
  const day = sql<string>`to_char(${modelCalls.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const isOk = sql`${modelCalls.outcome} = 'ok'`;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({
        day,
        calls: sql<number>`count(*)::int`,
        failed: sql<number>`(count(*) filter (where not ${isOk}))::int`,
        tokens: sql<number>`coalesce(sum(coalesce(${modelCalls.inputTokens}, 0) + coalesce(${modelCalls.outputTokens}, 0)), 0)::float8`,
        cost_usd: sql<number>`coalesce(sum(${modelCalls.costUsd}), 0)::float8`,
        median_ms: sql<
          number | null
        >`percentile_cont(0.5) within group (order by ${modelCalls.latencyMs}) filter (where ${isOk})`,
      })
      .from(modelCalls)
      .where(and(eq(modelCalls.accountId, ctx.account.id), gte(modelCalls.at, new Date(days[0] ?? ""))))
      .groupBy(day),
  );
  if (rows.length === 0) return [];
  return days.map((name) => rows.find((row) => row.day === name) ?? emptyDay(name));
}

const emptyDay = (day: string): CallDay => ({
  day,
  calls: 0,
  failed: 0,
  tokens: 0,
  cost_usd: 0,
  median_ms: null,
});
