import { outageOf } from "@/lib/core/outage";
import { type Database, schemaAge } from "@/lib/db";

const PROBLEMS = {
  current: null,
  older: "Database migrations are pending: start a process of this version, which runs them",
  newer: "The database was migrated by a newer version of the service: run that version",
} as const;

/** Whether the database answers, and has the schema of this version. */
export async function databaseProblem(db: Database): Promise<string | null> {
  try {
    return PROBLEMS[await schemaAge(db)];
  } catch (error) {
    return outageOf(error) ?? "The database reports an error; see the log";
  }
}
