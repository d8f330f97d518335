import type { Database } from "./client";

/** Does the work while no other process does that of this key (`LOCK`); null, and nothing is done, while one does. */
export async function withTryLock<T>(db: Database, key: number, work: () => Promise<T>): Promise<T | null> {
  const session = await db.sql.reserve();
  try {
    const [lock] = await session`select pg_try_advisory_lock(${key}) as held`;
    if (lock?.held !== true) return null;
    try {
      return await work();
    } finally {
      await session`select pg_advisory_unlock(${key})`.catch(() => {});
    }
  } finally {
    session.release();
  }
}
