import { and, asc, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { findRun, runIdInput, workflowIdInput } from "../find";
import { type HistoryEvent, presentEvent } from "../present";
import { workflowEvents } from "../tables/runs";

const whole = (low: number, high: number) =>
  z.coerce
    .number(`must be a whole number from ${low} to ${high}`)
    .int(`must be a whole number from ${low} to ${high}`)
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`);

export const workflowHistoryInput = z.strictObject({
  workflowId: workflowIdInput,
  run_id: runIdInput,
  limit: whole(1, 1_000).default(200),
  /** Only events behind this one. */
  after: whole(0, 1_000_000_000).default(0),
});

export interface WorkflowHistory {
  execution: { workflowId: string; runId: string };
  events: HistoryEvent[];
  /** How many events the run has in all. */
  total: number;
  /** To be sent as `after` for the next page; null at the end. */
  next_after: number | null;
}

/** What happened in a run, step by step, with inputs, outputs, errors and times. */
export async function workflowHistory(
  ctx: Context,
  input: z.input<typeof workflowHistoryInput>,
): Promise<WorkflowHistory> {
  const { workflowId, run_id, limit, after } = parse(workflowHistoryInput, input);
  return ctx.db.tx(async (tx) => {
    const run = await findRun(ctx, tx, workflowId, run_id);
    const events = await tx
      .select()
      .from(workflowEvents)
      .where(
        and(
          eq(workflowEvents.accountId, ctx.account.id),
          eq(workflowEvents.runId, run.runId),
          gt(workflowEvents.eventId, after),
        ),
      )
      .orderBy(asc(workflowEvents.eventId))
      .limit(limit);
    const last = events.at(-1)?.eventId ?? after;
    return {
      execution: { workflowId, runId: run.runId },
      events: events.map(presentEvent),
      total: run.historyLength,
      next_after: last < run.historyLength ? last : null,
    };
  });
}
