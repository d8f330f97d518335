import type { AccountDb } from "@/lib/db";

/** The retention settings, as of `now`. */
export interface Retention {
  now: Date;
  /** For closed runs and model calls. */
  days: number;
  /** How many of the newest closed runs of each type are always kept. */
  runs: number;
  /** Stops after the current transaction. */
  signal?: AbortSignal;
}

/** Deletes old rows of one kind. Safe to call concurrently. */
export interface Pruner {
  /** Its name in the log: `runs`. */
  name: string;
  /** Returns the number deleted. */
  prune: (account: PrunedAccount, retention: Retention) => Promise<number>;
}

export interface PrunedAccount {
  id: string;
  db: AccountDb;
}

/** Deletions per transaction, to hold locks only briefly. */
export const BATCH_SIZE = 500;

/** Repeats `deleteBatch`, which deletes up to `BATCH_SIZE` rows, until none are left. Returns their number. */
export async function pruneInBatches(
  { signal }: Retention,
  deleteBatch: () => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const n = await deleteBatch();
    total += n;
    if (n < BATCH_SIZE) return total;
  }
}
