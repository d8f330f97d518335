import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { WORKERS, type WorkerName } from "../definition";
import type { DesiredState } from "../tables/processes";
import { type WorkerRow, workerRows } from "./desired";

/** A worker process that was silent for so long is gone. */
const SILENT_S = 15;

export type Health = "idle" | "busy" | "stalled" | "failing";

export interface WorkerStatus {
  name: WorkerName;
  state: DesiredState;
  /** Since when it is in this state, ISO 8601; null when it was never told otherwise. */
  since: string | null;
  health: Health;
  last_success: string | null;
  last_error: { at: string; message: string } | null;
  queue: { depth: number; oldest_waiting: string | null };
  /** The runs that go on now. */
  current: { workflowId: string; runId: string; startTime: string }[];
}

export interface WorkersStatus {
  raw: string;
  workers: WorkerStatus[];
  /** Worker processes that live. */
  processes: number;
}

interface LastRun extends Record<string, unknown> {
  queue: string;
  status: "COMPLETED" | "FAILED";
  close_time: Date | string;
  failure: string | null;
}

interface OpenRun extends Record<string, unknown> {
  queue: string;
  workflow_id: string;
  run_id: string;
  start_time: Date | string;
  execution_time: Date | string | null;
}

/** What each worker does, made of what really happened: rows of runs, outcomes, and signs of life. */
export async function workersStatus(ctx: Context): Promise<WorkersStatus> {
  const { rows, open, last, processes } = await ctx.db.tx(async (tx) => {
    const rows = await workerRows(ctx, tx);
    const open = await tx.execute<OpenRun>(sql`
      select task_queue as queue, workflow_id, run_id, start_time, execution_time from workflow_runs
      where account_id = ${ctx.account.id}::uuid and close_time is null order by start_time`);
    const last = await tx.execute<LastRun>(sql`
      select queue, l.* from unnest(${sql.param([...WORKERS])}::text[]) as queue
      cross join unnest(array['COMPLETED', 'FAILED']) as wanted
      cross join lateral (select status, close_time, failure from workflow_runs
        where account_id = ${ctx.account.id}::uuid and task_queue = queue and status = wanted
        order by start_time desc limit 1) l`);
    const [alive] = await tx.execute<{ n: number }>(sql`select kv_living_processes(${SILENT_S}) as n`);
    return { rows, open, last, processes: Number(alive?.n ?? 0) };
  });
  const workers = WORKERS.map((name) =>
    describe(name, {
      row: rows.get(name),
      open: open.filter((run) => run.queue === name),
      last: last.filter((run) => run.queue === name),
      processes,
    }),
  );
  return { raw: workers.map(({ name, state }) => `${name}: ${state}`).join("\n"), workers, processes };
}

interface Evidence {
  row: WorkerRow | undefined;
  open: readonly OpenRun[];
  last: readonly LastRun[];
  processes: number;
}

function describe(name: WorkerName, evidence: Evidence): WorkerStatus {
  const { row, open, last } = evidence;
  const waiting = open.filter((run) => run.execution_time === null);
  const success = last.find((run) => run.status === "COMPLETED");
  const error = last.find((run) => run.status === "FAILED");
  return {
    name,
    state: row?.desired ?? "running",
    since: row?.changedAt.toISOString() ?? null,
    health: healthOf(evidence),
    last_success: success ? iso(success.close_time) : null,
    last_error: error ? { at: iso(error.close_time), message: error.failure ?? "no reason known" } : null,
    queue: { depth: waiting.length, oldest_waiting: waiting[0] ? iso(waiting[0].start_time) : null },
    current: open
      .filter((run) => run.execution_time !== null)
      .map((run) => ({ workflowId: run.workflow_id, runId: run.run_id, startTime: iso(run.start_time) })),
  };
}

/** A waiting run that nobody took up for so long shows that something stands still. */
const WAITED_MS = 30_000;

function healthOf({ row, open, last, processes }: Evidence): Health {
  const isWanted = (row?.desired ?? "running") === "running";
  if (isWanted && processes === 0) return "stalled";
  if (open.some((run) => run.execution_time !== null)) return "busy";
  const oldest = open[0];
  if (isWanted && oldest && Date.now() - new Date(oldest.start_time).getTime() > WAITED_MS) return "stalled";
  const newest = [...last].sort((a, b) => iso(b.close_time).localeCompare(iso(a.close_time)))[0];
  return newest?.status === "FAILED" ? "failing" : "idle";
}

const iso = (time: Date | string): string => new Date(time).toISOString();
