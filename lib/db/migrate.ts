import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { isDatabaseUnavailable } from "@/lib/core/outage";
import { LOCK } from "./locks";
import { loginsOf } from "./login";

const PAUSE_MS = 250;

/**
 * Migrates the database to the newest schema, after waiting up to `waitMs` until it is available. Several processes
 * may call it at once. Does nothing when `url` is the application's login instead of the owner's.
 */
export async function migrate(url: string, waitMs = 0): Promise<void> {
  for (const until = performance.now() + waitMs; ; await sleep(PAUSE_MS)) {
    try {
      return await migrateNow(url);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > until) throw error;
    }
  }
}

async function migrateNow(url: string): Promise<void> {
  const connection = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const db = drizzle(connection);
    if ((await loginsOf(connection)).isCurrent) return;
    await db.execute(sql`select pg_advisory_lock(${LOCK.migration})`);
    await runMigrations(db, { migrationsFolder: path.join(process.cwd(), "drizzle") });
    await db.execute(sql`select kv_secure_tables()`);
    // Restoring an account sets sequences to continue after its ids.
    await db.execute(sql`grant usage, select, update on all sequences in schema public to kv_app`);
  } finally {
    await connection.end({ timeout: 5 });
  }
}
