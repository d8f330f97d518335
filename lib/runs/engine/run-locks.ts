import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { retryOnDatabaseOutage } from "./outage";

const POLL_MS = 50;

/** The name under which the session shows that holds the locks of an executor's runs. */
export const lockSession = (executorId: string): string => `kv-runs ${executorId.slice(-8)}`;

/**
 * One execution of a run at a time, over all processes. The engine may hand a run on while a step of it still
 * runs elsewhere: a step that was cancelled is let end, and a process taken for dead may only have been slow.
 * The locks belong to a session of their own, so that they end with the process, however it ends.
 */
export class RunLocks {
  private readonly sql: postgres.Sql;
  /** A session may take its own locks twice, so what runs in this process is kept apart by this. */
  private readonly here = new Set<string>();

  constructor(url: string, executorId: string) {
    this.sql = postgres(url, {
      max: 1,
      // A session that is replaced would lose its locks.
      max_lifetime: null,
      onnotice: () => {},
      connection: { application_name: lockSession(executorId) },
    });
  }

  /** Does the work once everyone else who does it under this name, a run's id mostly, has ended. */
  async withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    while (this.here.has(name)) await sleep(POLL_MS);
    this.here.add(name);
    try {
      // Asked for again and again: one session cannot wait for two, nor work meanwhile.
      while (!(await retryOnDatabaseOutage(() => this.lock(name)))) await sleep(POLL_MS);
      return await work();
    } finally {
      // A session that was lost has lost its locks.
      await this.unlock(name).catch(() => {});
      this.here.delete(name);
    }
  }

  /** Locks of runs that still go on are kept until the process ends. */
  async close(): Promise<void> {
    if (this.here.size === 0) await this.sql.end({ timeout: 5 });
  }

  private async lock(name: string): Promise<boolean> {
    const [row] = await this.sql`select pg_try_advisory_lock(${keyOf(this.sql, name)}) as held`;
    return row?.held === true;
  }

  private async unlock(name: string): Promise<void> {
    await this.sql`select pg_advisory_unlock(${keyOf(this.sql, name)})`;
  }
}

const keyOf = (sql: postgres.Sql, name: string) => sql`hashtextextended(${`run:${name}`}, 0)`;
