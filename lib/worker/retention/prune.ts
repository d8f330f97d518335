import { forgetOldPairings, listAccounts } from "@/lib/accounts";
import { isDatabaseUnavailable } from "@/lib/core/outage";
import { type Database, LOCK, withTryLock } from "@/lib/db";
import { calls } from "@/lib/gateway";
import { logger } from "@/lib/log";
import type { PrunedAccount, Pruner, Retention } from "@/lib/runs";
import { pruneEngineRows, runs } from "@/lib/runs";
import { deliveries, events } from "./events";
import { keyRequests } from "./key-requests";
import { pairings } from "./pairings";
import { replies } from "./replies";
import { texts } from "./texts";
import { versions } from "./versions";

const PRUNERS: readonly Pruner[] = [
  runs,
  calls,
  replies,
  pairings,
  events,
  deliveries,
  versions,
  texts,
  keyRequests,
];

/** The number deleted, by pruner. */
export type Pruned = Record<string, number>;

/**
 * Deletes what is past its retention, in all accounts. One process does it at a time; null when another is pruning.
 */
export const prune = (db: Database, retention: Retention): Promise<Pruned | null> =>
  withTryLock(db, LOCK.pruning, () => pruneAll(db, retention));

async function pruneAll(db: Database, retention: Retention): Promise<Pruned> {
  const accounts: PrunedAccount[] = (await listAccounts(db)).map(({ id }) => ({ id, db: db.account(id) }));
  const pruned: Pruned = {};
  const log = logger("worker");
  for (const { name, prune: pruneAccount } of PRUNERS) {
    pruned[name] = 0;
    // The others are pruned all the same: their tables would grow without end.
    for (const account of accounts)
      pruned[name] += await pruneAccount(account, retention).catch((error: unknown) => {
        if (retention.signal?.aborted || isDatabaseUnavailable(error)) throw error;
        log.error({ err: error, account: account.id, rows: name }, "pruning failed");
        return 0;
      });
  }
  const unclaimed = await db.system((tx) => forgetOldPairings(tx, null, retention.now));
  pruned[pairings.name] = (pruned[pairings.name] ?? 0) + unclaimed;
  retention.signal?.throwIfAborted();
  return { ...pruned, "engine rows": await pruneEngineRows(db.engineUrl, accounts, retention.now) };
}
