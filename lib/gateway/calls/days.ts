import { and, eq, gte, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { modelCalls } from "../tables";

/** What a day's (UTC) calls came to. */
export interface CallDay {
  /** `2026-03-04` */
  day: string;
  calls: number;
  failed: number;
  /** In and out, as far as providers tell. */
  tokens: number;
  cost_usd: number;
  /** Of the calls that were answered; null when none was. */
  median_ms: number | null;
}

const DAY_MS = 86_400_000;
const DAYS = 14;

/** The last fourteen days, the oldest first, those without a call included; empty when none of them has one. */
export async function callDays(ctx: Context): Promise<CallDay[]> {
  const today = Date.parse(dayOf(ctx.clock.now()));
  const days = Array.from({ length: DAYS }, (_, n) => dayOf(new Date(today - (DAYS - 1 - n) * DAY_MS)));
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
  return days.map((name) => rows.find((row) => row.day === name) ?? nothing(name));
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const nothing = (day: string): CallDay => ({
  day,
  calls: 0,
  failed: 0,
  tokens: 0,
  cost_usd: 0,
  median_ms: null,
});
