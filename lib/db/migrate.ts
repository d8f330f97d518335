import path from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** Any number, the same in every process: it orders those that migrate at the same time. */
const MIGRATION_LOCK = 727_001;

/** Brings the database to the newest schema. Several processes may call it at once; `url` is the owner's. */
export async function migrate(url: string): Promise<void> {
  const connection = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const db = drizzle(connection);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await runMigrations(db, { migrationsFolder: path.join(process.cwd(), "drizzle") });
  } finally {
    await connection.end({ timeout: 5 });
  }
}
