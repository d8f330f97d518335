import { and, desc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import { decodeNumber, encodeNumber } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import type { ModelCall } from "../shapes";
import { call } from "../shapes";
import { modelCalls } from "../tables";

export const listCalls = defineOperation({
  id: "listCalls",
  http: { method: "GET", path: "/admin/calls" },
  tag: "Models",
  summary: "Model calls, newest first",
  description: "With tokens, cost, duration and outcome; texts are not stored.",
  input: z.strictObject({ limit: limitInput.default(50), cursor: textInput.optional() }),
  output: z.object({ calls: z.array(call), next_cursor: z.string().nullable() }),
  run: async (ctx, { limit, cursor }) => {
    const after = cursor === undefined ? undefined : decodeNumber(cursor, Number.MAX_SAFE_INTEGER);
    const before = after === undefined ? undefined : lt(modelCalls.id, after);
    const rows = await ctx.db.tx((tx) =>
      tx
        .select()
        .from(modelCalls)
        .where(and(eq(modelCalls.accountId, ctx.account.id), before))
        .orderBy(desc(modelCalls.id))
        .limit(limit + 1),
    );
    const { page, next } = cutPage(rows, limit, (last) => encodeNumber(last.id));
    return { calls: page.map(present), next_cursor: next };
  },
});

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
