import type { AccountDb } from "@/lib/db";

/** How much is kept, as of when. */
export interface Retention {
  now: Date;
  /** Closed runs and calls of models, */
  days: number;
  /** and so many of the newest closed runs of each type at least. */
  runs: number;
  /** Ends it after the current transaction: the rest is left to the next time. */
  signal?: AbortSignal;
}

/** Forgets what is old of one thing that an account has. Several processes may do so at once. */
export interface Pruner {
  /** As the log names it: `runs`. */
  name: string;
  /** Returns how many were forgotten. */
  prune: (account: PrunedAccount, retention: Retention) => Promise<number>;
}

export interface PrunedAccount {
  id: string;
  db: AccountDb;
}

/** A transaction deletes no more, so that it holds its locks for a moment only. */
export const AT_ONCE = 500;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Repeats `some`, which deletes up to `AT_ONCE`, until it finds no more. */
export async function untilNone({ signal }: Retention, some: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    signal?.throwIfAborted();
    const n = await some();
    all += n;
    if (n < AT_ONCE) return all;
  }
}
