import { outageOf } from "@/lib/core/outage";
import { type Database, schemaAge } from "@/lib/db";

const PROBLEMS = {
  current: null,
  older: "The database's migrations are not all there: start a process of this version, which makes them",
  newer: "The database was migrated by a newer version of the service: run that version",
} as const;

/** Whether the database answers, and has the schema of this version. */
export async function databaseProblem(db: Database): Promise<string | null> {
  try {
    return PROBLEMS[await schemaAge(db)];
  } catch (error) {
    return outageOf(error) ?? "The database refuses; the log says why";
  }
}
