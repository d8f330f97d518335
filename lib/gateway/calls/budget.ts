import { and, eq, gte, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { budgets, modelCalls } from "@/lib/db/schema";

const amount = (most: number) =>
  z
    .number(`must be a number from 0 to ${most}, or null for no limit`)
    .min(0, "cannot be negative")
    .max(most)
    .nullable();

export const setBudgetInput = z.strictObject({
  daily_tokens: amount(2_000_000_000)
    .refine((value) => value === null || Number.isInteger(value), "must be a whole number")
    .optional()
    .meta({ description: "Tokens in and out, in a day (UTC)" }),
  daily_usd: amount(1_000_000)
    .optional()
    .meta({ description: "US dollars in a day (UTC), as far as providers tell" }),
});

/** What may be spent in a day (UTC), and what was spent today. */
export interface Budget {
  daily_tokens: number | null;
  daily_usd: number | null;
  tokens_today: number;
  usd_today: number;
  /** Whether today's is used up: then agents use the local engine. */
  is_reached: boolean;
}

export async function readBudget(ctx: Context): Promise<Budget> {
  const day = new Date(ctx.clock.now().toISOString().slice(0, 10));
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

/** Sets what is named; null lifts a limit. */
export async function setBudget(ctx: Context, input: z.input<typeof setBudgetInput>): Promise<Budget> {
  const { daily_tokens, daily_usd } = parse(setBudgetInput, input);
  const changes = {
    ...(daily_tokens !== undefined && { dailyTokens: daily_tokens }),
    ...(daily_usd !== undefined && { dailyUsd: daily_usd }),
  };
  await ctx.db.tx(async (tx) => {
    await tx
      .insert(budgets)
      .values({ accountId: ctx.account.id, ...changes })
      .onConflictDoUpdate({ target: budgets.accountId, set: { accountId: ctx.account.id, ...changes } });
    await audit(ctx, tx, { action: "budget.set", subject: "gateway", detail: changes });
    await notify(ctx, tx, "kv_live");
  });
  return readBudget(ctx);
}
