import { and, eq, inArray, isNull } from "drizzle-orm";
import { daysBefore, type PrunedAccount } from "../retention/pruner";
import { workflowRuns } from "../tables/runs";
import { pruneEngine } from "./prune";

/** What the engine keeps serves to go on after a crash; of a run that is closed nothing goes on. */
const RETENTION_DAYS = 1;

/** Rows of the engine's own of runs that are closed. */
export const pruneEngineRows = (
  url: string,
  accounts: readonly PrunedAccount[],
  now: Date,
): Promise<number> =>
  pruneEngine(url, daysBefore(now, RETENTION_DAYS), async (runIds) => {
    const open = new Set<string>();
    for (const account of accounts) for (const runId of await openAmong(account, runIds)) open.add(runId);
    return open;
  });

async function openAmong({ id, db }: PrunedAccount, runIds: readonly string[]): Promise<string[]> {
  if (runIds.length === 0) return [];
  const rows = await db.tx((tx) =>
    tx
      .select({ runId: workflowRuns.runId })
      .from(workflowRuns)
      .where(
        and(
          eq(workflowRuns.accountId, id),
          inArray(workflowRuns.runId, [...runIds]),
          isNull(workflowRuns.closeTime),
        ),
      ),
  );
  return rows.map((row) => row.runId);
}
