import { env } from "@/lib/env";
import { Database } from "./client";

const shared = globalThis as { kvDatabase?: Database };

/** The pool of this process, created at the first call. Throws without a URL, or when it is open for another one. */
export function database(url = shared.kvDatabase?.url ?? env().DATABASE_URL, engineUrl = url): Database {
  if (!url) throw new Error("No database: start the service with `npm start`, or set DATABASE_URL");
  shared.kvDatabase ??= new Database(url, undefined, engineUrl);
  if (shared.kvDatabase.url !== url) throw new Error("The pool of this process is open for another database");
  return shared.kvDatabase;
}

/** Ends the connections of this process's pool; the next call of `database` opens a new one. */
export async function closeDatabase(): Promise<void> {
  const open = shared.kvDatabase;
  delete shared.kvDatabase;
  await open?.close();
}
