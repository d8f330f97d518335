import type { Context } from "@/lib/db";
import { type ExecutionSummary, workflowHistory } from "@/lib/runs";

/** How far an open run is, as it last reported. */
export interface Progress {
  done: number;
  /** Null where the run does not say. */
  total: number | null;
  phase: string | null;
}

/** A long step leaves markers in the history; the last one among this many events counts. */
const EVENTS = 20;

/** The last progress that an open run reported; null before the first. */
export async function progressOf(ctx: Context, run: ExecutionSummary): Promise<Progress | null> {
  const { workflowId, runId: run_id } = run.execution;
  const after = Math.max(0, Number(run.historyLength) - EVENTS);
  const { events } = await workflowHistory(ctx, { workflowId, run_id, after, limit: 2 * EVENTS });
  const marker = events.findLast(({ eventType }) => eventType === "EVENT_TYPE_MARKER_RECORDED");
  if (!marker) return null;
  const { done, of, files_fixed, embedded, phase } = marker.attributes;
  const count = [done, files_fixed, embedded].find((each) => typeof each === "number");
  return {
    done: count ?? 0,
    total: typeof of === "number" ? of : null,
    phase: typeof phase === "string" ? phase : null,
  };
}
