import path from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { LOCK } from "./locks";

/** Brings the database to the newest schema. Several processes may call it at once; `url` is the owner's. */
export async function migrate(url: string): Promise<void> {
  const connection = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const db = drizzle(connection);
    await db.execute(sql`select pg_advisory_lock(${LOCK.migration})`);
    await runMigrations(db, { migrationsFolder: path.join(process.cwd(), "drizzle") });
  } finally {
    await connection.end({ timeout: 5 });
  }
}
