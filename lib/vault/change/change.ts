import type { Context, Tx } from "@/lib/db";
import { writeTexts } from "../indexing";
import type { FileAt, StoredFile } from "../store";
import { ActRun } from "./act-run";
import { hasInterruptedAct } from "./journal";
import { type LockScope, takeLocks } from "./locks";
import type { Plan } from "./plan";
import { recoverNow } from "./recover";

/** A change of a vault: whose lock it needs, and what it decides under the lock. */
export interface VaultAct<P extends Plan> {
  lock: LockScope;
  /** Reads and checks; what it throws leaves everything as it is. Called again when another act had to be recovered first. */
  plan: (tx: Tx) => Promise<P>;
}

export interface ChangedVault<P extends Plan> {
  plan: P;
  /** What the files are now, in the order of the plan's changes; null for one that was removed. */
  files: (StoredFile | FileAt | null)[];
  /** Links of other files that lead nowhere now. */
  newlyBroken: number;
}

/**
 * The one way to change files of a vault: takes the locks, writes down what will be done, does it, and records it in
 * index and audit log; listeners of `onVaultChange` take part. All changes of the plan happen or none: what fails on
 * the way is undone, and what a crash cuts off is finished before the account's next write.
 * Throws what the plan throws, and `CONFLICT` when another program changed a file meanwhile.
 */
export async function changeVault<P extends Plan>(ctx: Context, act: VaultAct<P>): Promise<ChangedVault<P>> {
  for (;;) {
    const outcome = await attempt(ctx, act);
    if (outcome !== "interrupted") return outcome;
    await recoverNow(ctx);
  }
}

async function attempt<P extends Plan>(
  ctx: Context,
  { lock, plan: decide }: VaultAct<P>,
): Promise<ChangedVault<P> | "interrupted"> {
  const run = new ActRun(ctx);
  try {
    const outcome = await ctx.db.tx(async (tx) => {
      const locks = await takeLocks(ctx, tx, lock);
      if (await hasInterruptedAct(ctx, tx, locks)) return "interrupted" as const;
      const plan = await decide(tx);
      return { plan, ...(await run.perform(tx, locks, plan)) };
    });
    if (outcome === "interrupted") return outcome;
    if ("reason" in outcome) throw outcome.reason;
    await writeTexts(ctx, outcome.entries);
    return outcome;
  } catch (error) {
    await run.takeBack(lock);
    throw error;
  } finally {
    await run.end();
  }
}
