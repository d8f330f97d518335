import type postgres from "postgres";

/** A consistent, read-only view of one account's rows, on a dedicated connection. */
export interface Snapshot {
  /** In a repeatable-read transaction. */
  sql: postgres.ReservedSql;
  /** Releases the lock; the view stays the same. */
  release(): Promise<void>;
}

/**
 * Takes the lock before the snapshot, so that the snapshot has everything committed under the lock and nothing later.
 * Both use one connection: a second one might not be free while all others wait for the lock.
 */
export async function withSnapshot<T>(
  pool: postgres.Sql,
  { accountId, lock }: { accountId: string; lock: string },
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const sql = await reserve(pool);
  let isHeld = false;
  const release = async () => {
    if (!isHeld) return;
    await sql`select pg_advisory_unlock(hashtextextended(${lock}, 0))`;
    isHeld = false;
  };
  try {
    await sql`select pg_advisory_lock(hashtextextended(${lock}, 0))`;
    isHeld = true;
    await sql`begin isolation level repeatable read read only`;
    await sql`select set_config('kv.account_id', ${accountId}, true)`;
    return await work({ sql, release });
  } finally {
    // A lost connection has released both.
    await sql`rollback`.catch(() => {});
    await release().catch(() => {});
    sql.release();
  }
}

/**
 * Takes a connection out of the pool. The driver adds no query to its errors here, so that outages are recognized
 * (`lib/core/outage`).
 */
const reserve = (pool: postgres.Sql): Promise<postgres.ReservedSql> =>
  pool.reserve().catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { query: "reserve" }) : error;
  });
