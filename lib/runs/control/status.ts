import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "@/lib/db";
import { isFaultOfInput, sizeOfRun, WORKERS, type WorkerName } from "../definition";
import type { worker } from "../shapes";
import { type WorkerRow, workerRows } from "./desired";

/** A worker process without a heartbeat for this long is gone. */
const SILENT_S = 15;

export type WorkerStatus = z.output<typeof worker>;

interface LastRun extends Record<string, unknown> {
  queue: string;
  status: "COMPLETED" | "FAILED";
  close_time: Date | string;
  failure: string | null;
  /** The code that it failed with, which its last event has. */
  code: string | null;
}

interface OpenRun extends Record<string, unknown> {
  queue: string;
  type: string;
  input: unknown;
  workflow_id: string;
  run_id: string;
  start_time: Date | string;
  /** It has begun, and was not paused with its worker since. */
  is_executing: boolean;
}

/** The state of each worker, derived from its runs and their outcomes, and how many worker processes are alive. */
export async function readWorkers(ctx: Context): Promise<{ workers: WorkerStatus[]; processes: number }> {
  const { rows, open, last, processes } = await ctx.db.tx(async (tx) => {
    const rows = await workerRows(ctx, tx);
    const open = await tx.execute<OpenRun>(sql`
      select task_queue as queue, type, input, workflow_id, run_id, start_time,
        execution_time is not null and dispatched as is_executing from workflow_runs
      where account_id = ${ctx.account.id}::uuid and close_time is null order by start_time`);
    const last = await tx.execute<LastRun>(sql`
      select queue, l.* from unnest(${sql.param([...WORKERS])}::text[]) as queue
      cross join unnest(array['COMPLETED', 'FAILED']) as wanted
      cross join lateral (select status, close_time, failure, (select detail->>'code' from workflow_events e
          where e.account_id = r.account_id and e.run_id = r.run_id and e.event_id = r.history_length) as code
        from workflow_runs r
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
  return { workers, processes };
}

interface Evidence {
  row: WorkerRow | undefined;
  open: readonly OpenRun[];
  last: readonly LastRun[];
  processes: number;
}

function describe(name: WorkerName, evidence: Evidence): WorkerStatus {
  const { row, open, last } = evidence;
  const waiting = open.filter((run) => !run.is_executing);
  const success = last.find((run) => run.status === "COMPLETED");
  const error = last.find((run) => run.status === "FAILED");
  return {
    name,
    state: row?.desired ?? "running",
    since: row?.changedAt.toISOString() ?? null,
    health: healthOf(evidence),
    last_success: success ? iso(success.close_time) : null,
    last_error: error ? { at: iso(error.close_time), message: error.failure ?? "no reason known" } : null,
    queue: {
      depth: waiting.reduce((total, run) => total + sizeOfRun(run.type, run.input), 0),
      oldest_waiting: waiting[0] ? iso(waiting[0].start_time) : null,
    },
    current: open
      .filter((run) => run.is_executing)
      .map((run) => ({ workflowId: run.workflow_id, runId: run.run_id, startTime: iso(run.start_time) })),
  };
}

/** A run that waits longer than this in its queue shows that the worker is stalled. */
const WAITED_MS = 30_000;

function healthOf({ row, open, last, processes }: Evidence): WorkerStatus["health"] {
  const isWanted = (row?.desired ?? "running") === "running";
  if (isWanted && processes === 0) return "stalled";
  if (open.some((run) => run.is_executing)) return "busy";
  const oldest = open[0];
  if (isWanted && oldest && Date.now() - new Date(oldest.start_time).getTime() > WAITED_MS) return "stalled";
  const newest = [...last].sort((a, b) => iso(b.close_time).localeCompare(iso(a.close_time)))[0];
  return newest?.status === "FAILED" && !isFaultOfInput(newest.code) ? "failing" : "idle";
}

const iso = (time: Date | string): string => new Date(time).toISOString();
