import { lte, type SQL, sql } from "drizzle-orm";
import { invalidCursor } from "@/lib/core/cursor";
import { workflowRuns } from "../../tables/runs";

/** The last run of a page of the newest first: the next one begins after it, whatever starts or ends meanwhile. */
interface PageEnd {
  startTime: Date;
  runId: string;
}

/** In the order of a filter: a number of runs among those that had started when the first page was read. */
interface Offset {
  offset: number;
  asOf: Date;
}

export type Position = PageEnd | Offset;

interface Listed {
  startTime: Date;
  runId: string;
}

export const isAfter = (position: Position): SQL | undefined =>
  "offset" in position
    ? lte(workflowRuns.startTime, position.asOf)
    : sql`(${workflowRuns.startTime} < ${iso(position)}::timestamptz
        or ${workflowRuns.startTime} = ${iso(position)}::timestamptz and ${workflowRuns.runId} > ${position.runId}::uuid)`;

const iso = ({ startTime }: PageEnd): string => startTime.toISOString();

export function endOf(page: readonly Listed[]): PageEnd | null {
  const last = page.at(-1);
  return last ? { startTime: last.startTime, runId: last.runId } : null;
}

/** A run may have started later than now by another machine's clock. */
export function offsetAfter(
  before: Position | null,
  rows: readonly Listed[],
  limit: number,
  now: Date,
): Offset {
  if (before && "offset" in before) return { ...before, offset: before.offset + limit };
  const latest = Math.max(now.getTime(), ...rows.map(({ startTime }) => startTime.getTime()));
  return { offset: limit, asOf: new Date(latest) };
}

export const cursorOf = (position: Position): string =>
  Buffer.from(
    "offset" in position
      ? `${position.offset} ${position.asOf.getTime()}`
      : `${position.startTime.getTime()} ${position.runId}`,
  ).toString("base64url");

const OFFSET = /^(\d{1,9}) (\d{1,14})$/;
const END = /^(\d{1,14}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Throws `VALIDATION_ERROR`. */
export function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, "base64url").toString();
  const [, time, runId] = END.exec(text) ?? [];
  if (runId !== undefined) return { startTime: new Date(Number(time)), runId };
  const [, offset, asOf] = OFFSET.exec(text) ?? [];
  if (offset !== undefined) return { offset: Number(offset), asOf: new Date(Number(asOf)) };
  throw invalidCursor();
}
