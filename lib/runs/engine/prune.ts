import { DBOSClient } from "@dbos-inc/dbos-sdk";
import { ENGINE_SCHEMA } from "./start";

/** What the engine has done with; a run that was taken back from a stopped worker is `CANCELLED`, too. */
const FINISHED = ["SUCCESS", "ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"] as const;
const BATCH_SIZE = 500;

/** The tables are made by the first worker process. */
const UNDEFINED_TABLE = "42P01";

/**
 * Deletes what the engine keeps of executions that it was done with before `before`: inputs, steps, results. What a
 * run's history tells stands in its own rows. `openAmong` names those whose run still is to go on: they stay, since
 * with them a run goes on behind its last step. `url` is the owner's. Returns how many were deleted.
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
