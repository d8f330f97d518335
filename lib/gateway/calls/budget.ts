import { and, eq, gte, sql } from "drizzle-orm";
import { isoDate } from "@/lib/core/clock";
import type { Context } from "@/lib/db";
import type { Budget } from "../shapes";
import { budgets, modelCalls } from "../tables";

/** The account's daily limits (UTC) of tokens and US dollars, and what today's calls have used of them. */
export async function budgetOf(ctx: Context): Promise<Budget> {
  const day = new Date(isoDate(ctx.clock.now()));
  const { limits, spent } = await ctx.db.tx(async (tx) => {
    const [limits] = await tx.select().from(budgets).where(eq(budgets.accountId, ctx.account.id));
    const [spent] = await tx
      .select({
        tokens: sql<number>`coalesce(sum(coalesce(${modelCalls.inputTokens}, 0) + coalesce(${modelCalls.outputTokens}, 0)), 0)::float8`,
        usd: sql<number>`coalesce(sum(${modelCalls.costUsd}), 0)::float8`,
      })
      .from(modelCalls)
      .where(and(eq(modelCalls.accountId, ctx.account.id), gte(modelCalls.at, day)));
    return { limits, spent };
  });
  const [tokens, usd] = [Number(spent?.tokens ?? 0), Number(spent?.usd ?? 0)];
  const [dailyTokens, dailyUsd] = [limits?.dailyTokens ?? null, limits?.dailyUsd ?? null];
  return {
    daily_tokens: dailyTokens,
    daily_usd: dailyUsd,
    tokens_today: tokens,
    usd_today: usd,
    is_reached: (dailyTokens !== null && tokens >= dailyTokens) || (dailyUsd !== null && usd >= dailyUsd),
  };
}
