import { lte, type SQL } from "drizzle-orm";
import {
  decodeCursor,
  decodeMoment,
  encodeCursor,
  encodeMoment,
  invalidCursor,
  type Moment,
} from "@/lib/core/cursor";
import { invalid } from "@/lib/core/errors";
import { olderThan } from "@/lib/db";
import { workflowRuns } from "../../tables/runs";

/** In the order of a filter: a number of runs among those that had started when the first page was read. */
interface Offset {
  offset: number;
  asOf: Date;
}

/** Where a page ends. */
export type Position = Moment | Offset;

export const isAfter = (position: Position): SQL | undefined =>
  "offset" in position
    ? lte(workflowRuns.startTime, position.asOf)
    : olderThan(position, { at: workflowRuns.startTime, id: workflowRuns.runId });

/** The position after the last run of a page of the newest first. */
export const endAt = ({ startTime, runId }: { startTime: Date; runId: string }): Moment => ({
  at: startTime,
  id: runId,
});

/** A run may have started later than now by another machine's clock. */
export function offsetAfter(
  before: Position | null,
  rows: readonly { startTime: Date }[],
  limit: number,
  now: Date,
): Offset {
  if (before && "offset" in before) return { ...before, offset: before.offset + limit };
  const latest = Math.max(now.getTime(), ...rows.map(({ startTime }) => startTime.getTime()));
  return { offset: limit, asOf: new Date(latest) };
}

/** An offset comes with a time, a run with its id. */
export const cursorOf = (position: Position): string =>
  "offset" in position
    ? encodeCursor([String(position.asOf.getTime()), `+${position.offset}`])
    : encodeMoment(position);

/** Throws `VALIDATION_ERROR`, also for the cursor of a list in another order. */
export function positionOf(cursor: string, isNewestFirst: boolean): Position {
  const [ms, offset] = decodeCursor(cursor, 2);
  if (offset.startsWith("+") === isNewestFirst)
    throw invalid("cursor", "belongs to another order: start again without it");
  if (!offset.startsWith("+")) return decodeMoment(cursor);
  if (!/^\d{1,14}$/.test(ms) || !/^\+\d{1,9}$/.test(offset)) throw invalidCursor();
  return { offset: Number(offset), asOf: new Date(Number(ms)) };
}
