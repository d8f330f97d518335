import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import postgres from "postgres";
import { isRunning, pidNamespace } from "@/lib/core/process";
import type { Log } from "@/lib/log";
import { lockSession } from "./run-locks";

const BEAT_MS = 5_000;
/** An executor without a heartbeat for this time is considered dead. */
const SILENT_S = 15;

interface ProcessRow {
  executor_id: string;
  /** Of its pid: `pidNamespace`. */
  host: string;
  pid: number;
  stopped: boolean;
  silent: boolean;
}

/**
 * Sends heartbeats, and takes over the runs of dead processes: the engine recovers a run only under its executor's
 * id, so live processes put the runs of dead ones back into their queues.
 */
export class Heartbeat {
  private readonly sql: postgres.Sql;
  private timer: NodeJS.Timeout | undefined;
  private beatAt = 0;

  constructor(
    url: string,
    private readonly executorId: string,
    private readonly log: Log,
    private readonly onTakeOver: () => void,
  ) {
    this.sql = postgres(url, { max: 1, onnotice: () => {} });
  }

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch((error: unknown) => this.log.warn({ err: error }, "heartbeat failed"));
    }, BEAT_MS);
  }

  /** Milliseconds since the last heartbeat. */
  get silentMs(): number {
    return performance.now() - this.beatAt;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    // Runs that the grace period interrupted resume elsewhere, or at the next start.
    await this.sql`update engine.processes set stopped = true where executor_id = ${this.executorId}`.catch(
      (error: unknown) => this.log.warn({ err: error }, "the stop of this process could not be recorded"),
    );
    await this.sql.end({ timeout: 5 });
  }

  private async beat(): Promise<void> {
    await this.sql`
      insert into engine.processes (executor_id, host, pid) values (${this.executorId}, ${pidNamespace()}, ${process.pid})
      on conflict (executor_id) do update set heartbeat_at = now()`;
    this.beatAt = performance.now();
    for (const dead of await this.findDead()) await this.takeOver(dead);
  }

  private async findDead(): Promise<ProcessRow[]> {
    const others = await this.sql<ProcessRow[]>`
      select executor_id, host, pid, stopped, heartbeat_at < now() - make_interval(secs => ${SILENT_S}) as silent
      from engine.processes where executor_id <> ${this.executorId}`;
    return others.filter(
      ({ stopped, silent, host, pid }) => stopped || silent || (host === pidNamespace() && !isRunning(pid)),
    );
  }

  /**
   * Safe to call concurrently: the second process finds nothing to recover. A dead machine leaves its session, with the
   * locks of its runs, open on the server; a stopped process has closed its own.
   */
  private async takeOver({ executor_id: executorId, stopped }: ProcessRow): Promise<void> {
    const engine = DBOSExecutor.globalInstance;
    // This process is shutting down: another one takes over what it cannot recover any more.
    if (!engine) return;
    if (!stopped) {
      await this.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${lockSession(executorId)}`;
    }
    const runs = await engine.recoverPendingWorkflows([executorId]);
    await this.sql`delete from engine.processes where executor_id = ${executorId}`;
    if (runs.length === 0) return;
    this.onTakeOver();
    this.log.info({ executorId, runs: runs.length }, "took over the runs of a dead process");
  }
}
