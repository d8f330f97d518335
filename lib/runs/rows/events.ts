import { and, eq, isNull, sql } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { workflowEvents, workflowRuns } from "../tables/runs";

export interface RunEvent {
  /** The tail of Temporal's `EVENT_TYPE_…`. */
  type: string;
  step?: string;
  attempt?: number;
  detail?: Record<string, unknown>;
}

/** Longer details are replaced by their size. */
const MAX_DETAIL_CHARACTERS = 64 * 1024;

/**
 * Appends events to a run's history. Returns false, and adds nothing, when the run is closed: its execution must stop.
 */
export async function addEvents(
  ctx: Context,
  tx: Tx,
  runId: string,
  events: readonly RunEvent[],
  { first = false } = {},
): Promise<boolean> {
  const last = first ? events.length : await advance(ctx, tx, runId, events.length);
  if (last === null) return false;
  await tx.insert(workflowEvents).values(
    events.map((event, index) => ({
      accountId: ctx.account.id,
      runId,
      eventId: last - events.length + index + 1,
      at: ctx.clock.now(),
      type: event.type,
      step: event.step ?? null,
      attempt: event.attempt ?? null,
      detail: bounded(event.detail ?? {}),
    })),
  );
  await notify(ctx, tx, "kv_live");
  return true;
}

async function advance(ctx: Context, tx: Tx, runId: string, by: number): Promise<number | null> {
  const [row] = await tx
    .update(workflowRuns)
    .set({ historyLength: sql`${workflowRuns.historyLength} + ${by}` })
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        eq(workflowRuns.runId, runId),
        isNull(workflowRuns.closeTime),
      ),
    )
    .returning({ length: workflowRuns.historyLength });
  return row?.length ?? null;
}

function bounded(detail: Record<string, unknown>): Record<string, unknown> {
  const size = JSON.stringify(detail).length;
  return size <= MAX_DETAIL_CHARACTERS ? detail : { omitted: `${size} characters` };
}
