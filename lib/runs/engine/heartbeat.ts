import { hostname } from "node:os";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import postgres from "postgres";
import type { Log } from "@/lib/log";
import { lockSession } from "./run-locks";

const BEAT_MS = 5_000;
/** An executor silent for so long is taken for dead. */
const SILENT_S = 15;

interface ProcessRow {
  executor_id: string;
  host: string;
  pid: number;
  stopped: boolean;
  silent: boolean;
}

/**
 * Says that this process lives, and takes over the runs of those that do not: the engine recovers a run
 * only under its own executor's id, so the living put the runs of the dead back into their queues.
 */
export class Heartbeat {
  private readonly sql: postgres.Sql;
  private timer: NodeJS.Timeout | undefined;
  private beatAt = 0;

  constructor(
    url: string,
    private readonly executorId: string,
    private readonly log: Log,
  ) {
    this.sql = postgres(url, { max: 1, onnotice: () => {} });
  }

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch((error: unknown) => this.log.warn({ err: error }, "heartbeat failed"));
    }, BEAT_MS);
  }

  /** Milliseconds since this process last could say that it lives. */
  get silentMs(): number {
    return performance.now() - this.beatAt;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    // Runs that the grace period cut off go on elsewhere, or at the next start.
    await this.sql`update engine.processes set stopped = true where executor_id = ${this.executorId}`.catch(
      (error: unknown) => this.log.warn({ err: error }, "the end of this process could not be noted"),
    );
    await this.sql.end({ timeout: 5 });
  }

  private async beat(): Promise<void> {
    await this.sql`
      insert into engine.processes (executor_id, host, pid) values (${this.executorId}, ${hostname()}, ${process.pid})
      on conflict (executor_id) do update set heartbeat_at = now()`;
    this.beatAt = performance.now();
    for (const dead of await this.findDead()) await this.takeOver(dead);
  }

  private async findDead(): Promise<ProcessRow[]> {
    const others = await this.sql<ProcessRow[]>`
      select executor_id, host, pid, stopped, heartbeat_at < now() - make_interval(secs => ${SILENT_S}) as silent
      from engine.processes where executor_id <> ${this.executorId}`;
    return others.filter(
      ({ stopped, silent, host, pid }) => stopped || silent || (host === hostname() && !isAlive(pid)),
    );
  }

  /**
   * Two of the living may do this at once: the second finds nothing left to put back. A machine that is gone
   * leaves its session, and with it the locks of its runs, to the server; a process that stopped ends its own.
   */
  private async takeOver({ executor_id: executorId, stopped }: ProcessRow): Promise<void> {
    if (!stopped) {
      await this.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${lockSession(executorId)}`;
    }
    const runs = (await DBOSExecutor.globalInstance?.recoverPendingWorkflows([executorId])) ?? [];
    await this.sql`delete from engine.processes where executor_id = ${executorId}`;
    if (runs.length > 0)
      this.log.info({ executorId, runs: runs.length }, "took over the runs of a dead process");
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
