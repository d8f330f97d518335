import { and, eq, inArray, isNull } from "drizzle-orm";
import { daysBefore } from "@/lib/core/clock";
import type { PrunedAccount } from "../retention/pruner";
import { workflowRuns } from "../tables/runs";
import { pruneEngine } from "./prune";

/** The engine's rows serve recovery after a crash; closed runs do not need them. */
const RETENTION_DAYS = 1;

/** Deletes the engine's rows of closed runs. Returns the number of executions. */
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
