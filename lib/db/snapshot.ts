import type postgres from "postgres";

/** One account's rows as of one instant, for reading, on a connection of its own. */
export interface Snapshot {
  /** Within a transaction that sees nothing of what others write meanwhile. */
  sql: postgres.ReservedSql;
  /** Lets those go on who wait for the lock; the rows stay as they were. */
  release(): Promise<void>;
}

/**
 * Takes the lock first and then the snapshot, which so holds all that was committed under the lock and nothing
 * later. One connection does both: a second one might not be had while those who wait for the lock hold them all.
 */
export async function withSnapshot<T>(
  pool: postgres.Sql,
  { accountId, lock }: { accountId: string; lock: string },
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const sql = await pool.reserve();
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
    // A connection that is gone has given up both by itself.
    await sql`rollback`.catch(() => {});
    await release().catch(() => {});
    sql.release();
  }
}
