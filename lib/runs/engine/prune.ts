import { DBOSClient } from "@dbos-inc/dbos-sdk";
import { ENGINE_SCHEMA } from "./start";

/** Final statuses in the engine; paused runs are `CANCELLED` as well. */
const FINISHED = ["SUCCESS", "ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"] as const;
const BATCH_SIZE = 500;

/** The tables are made by the first worker process. */
const UNDEFINED_TABLE = "42P01";

/**
 * Deletes the engine's inputs, steps and results of executions that finished before `before`; histories are not
 * affected. `openAmong` returns those whose runs are still open: they are kept, since a paused run resumes from them.
 * Returns the number deleted.
 */
export async function pruneEngine(
  url: string,
  before: Date,
  openAmong: (runIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const client = await DBOSClient.create({ systemDatabaseUrl: url, systemDatabaseSchemaName: ENGINE_SCHEMA });
  let deleted = 0;
  try {
    for (let kept = 0; ; ) {
      const found = await client.listWorkflows({
        status: [...FINISHED],
        completedBefore: before.toISOString(),
        limit: BATCH_SIZE,
        offset: kept,
        sortDesc: false,
        loadInput: false,
        loadOutput: false,
      });
      const runIds = found.map(({ workflowID }) => workflowID);
      const open = await openAmong(runIds);
      const gone = runIds.filter((runId) => !open.has(runId));
      if (gone.length > 0) await client.deleteWorkflows(gone);
      deleted += gone.length;
      kept += runIds.length - gone.length;
      if (runIds.length < BATCH_SIZE) return deleted;
    }
  } catch (error) {
    if (hasCode(error, UNDEFINED_TABLE)) return deleted;
    throw error;
  } finally {
    await client.destroy();
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === code || hasCode(error.cause, code));
