import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { retryOnDatabaseOutage } from "./outage";

const POLL_MS = 50;

/** The application name of the session with the locks of an executor's runs. */
export const lockSession = (executorId: string): string => `kv-runs ${executorId.slice(-8)}`;

/**
 * One execution of a run at a time, across all processes. The engine may start a run while a step of it still runs
 * elsewhere: canceled steps finish, and a process considered dead may only be slow. The locks belong to a separate
 * session, so that they are released when the process ends.
 */
export class RunLocks {
  private readonly sql: postgres.Sql;
  /** A session can acquire its own locks twice, so this excludes runs within the process. */
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

  /** Does the work while holding the lock of this name, usually a run's id. */
  async withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    while (this.here.has(name)) await sleep(POLL_MS);
    this.here.add(name);
    try {
      // Polled: one session cannot wait for several locks.
      while (!(await retryOnDatabaseOutage(() => this.lock(name)))) await sleep(POLL_MS);
      return await work();
    } finally {
      // A lost session has released its locks.
      await this.unlock(name).catch(() => {});
      this.here.delete(name);
    }
  }

  /** Keeps the locks of active runs until the process ends. */
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
