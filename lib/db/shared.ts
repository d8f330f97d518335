import { env } from "@/lib/env";
import { Database } from "./client";

const shared = globalThis as { kvDatabase?: Database };

/** The pool of this process, created at the first call. Throws without a URL. */
export function database(url = env().DATABASE_URL, engineUrl = url): Database {
  if (shared.kvDatabase) return shared.kvDatabase;
  if (!url) throw new Error("No database: start the service with `npm start`, or set DATABASE_URL");
  shared.kvDatabase = new Database(url, undefined, engineUrl);
  return shared.kvDatabase;
}
