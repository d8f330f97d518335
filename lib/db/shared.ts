import { env } from "@/lib/env";
import { Database } from "./client";

const shared = globalThis as { kvDatabase?: Database };

/** The one pool of this process, made at the first call. Throws when no database address is known. */
export function database(): Database {
  const url = env().DATABASE_URL;
  if (!url) throw new Error("No database: start the service with `npm start`, or set DATABASE_URL");
  shared.kvDatabase ??= new Database(url);
  return shared.kvDatabase;
}
