import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isCode } from "@/lib/core/error-code";
import type { Database } from "./client";

/** The database's schema compared with this version of the service. */
export type SchemaAge = "current" | "older" | "newer";

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

let newest: number | undefined;

/** The timestamp of this version's newest migration, as in the journal and the database. */
function newestMigration(): number {
  newest ??= Math.max(
    ...journal
      .parse(JSON.parse(readFileSync(path.join(process.cwd(), "drizzle/meta/_journal.json"), "utf8")))
      .entries.map(({ when }) => when),
  );
  return newest;
}

/** The error code when an older database does not have `kv_schema_version`. */
const UNDEFINED_FUNCTION = "42883";

/** Compares the schema versions. Throws the driver's error when the database cannot be reached. */
export async function schemaAge(db: Database): Promise<SchemaAge> {
  try {
    const [row] = await db.sql<{ version: string | null }[]>`select kv_schema_version() as version`;
    const version = Number(row?.version ?? 0);
    if (version === newestMigration()) return "current";
    return version < newestMigration() ? "older" : "newer";
  } catch (error) {
    if (isCode(error, UNDEFINED_FUNCTION)) return "older";
    throw error;
  }
}
