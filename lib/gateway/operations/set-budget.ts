import { z } from "zod";
import { audit } from "@/lib/audit";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { budgetOf } from "../calls/budget";
import { budget } from "../shapes";
import { budgets } from "../tables";

const amount = (most: number) =>
  z
    .number(`must be a number from 0 to ${most}, or null for no limit`)
    .min(0, "cannot be negative")
    .max(most)
    .nullable();

const input = z.strictObject({
  daily_tokens: amount(2_000_000_000)
    .refine((value) => value === null || Number.isInteger(value), "must be a whole number")
    .optional()
    .meta({ description: "Input and output tokens per day (UTC)" }),
  daily_usd: amount(1_000_000)
    .optional()
    .meta({ description: "US dollars per day (UTC), as reported by providers" }),
});

/** Sets the given limits; null removes one. */
export const setBudget = defineOperation({
  id: "setBudget",
  http: { method: "PATCH", path: "/admin/budget" },
  tag: "Models",
  summary: "Set the daily limits; agents use the local engine when one is reached",
  description: "Null removes a limit.",
  input,
  output: budget,
  run: async (ctx, { daily_tokens, daily_usd }) => {
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
    return budgetOf(ctx);
  },
});
