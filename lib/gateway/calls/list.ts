import { and, desc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { modelCalls } from "@/lib/db/schema";

export const listCallsInput = z.strictObject({
  limit: limitInput.default(50),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, "must be the next_cursor of an earlier reply")
    .optional(),
});

/** One call of a model, as it is told. */
export interface ModelCall {
  id: number;
  at: string;
  agent: string;
  provider: string;
  model: string;
  outcome: string;
  fallback: boolean;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
  latency_ms: number;
  error: string | null;
}

/** The account's calls, newest first. */
export async function listCalls(
  ctx: Context,
  input: z.input<typeof listCallsInput> = {},
): Promise<{ calls: ModelCall[]; next_cursor: string | null }> {
  const { limit, cursor } = parse(listCallsInput, input);
  const before = cursor === undefined ? undefined : lt(modelCalls.id, Number(cursor));
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(modelCalls)
      .where(and(eq(modelCalls.accountId, ctx.account.id), before))
      .orderBy(desc(modelCalls.id))
      .limit(limit + 1),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { calls: page.map(present), next_cursor: rows.length > limit && last ? String(last.id) : null };
}

const present = (row: typeof modelCalls.$inferSelect): ModelCall => ({
  id: row.id,
  at: row.at.toISOString(),
  agent: row.agent,
  provider: row.provider,
  model: row.model,
  outcome: row.outcome,
  fallback: row.isFallback,
  input_tokens: row.inputTokens,
  output_tokens: row.outputTokens,
  cost_usd: row.costUsd,
  latency_ms: row.latencyMs,
  error: row.error,
});
