import { assertVaultRoot } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { writeTexts } from "../indexing";
import type { FileAt, StoredFile } from "../store";
import { ActRun, InterruptedAct } from "./act-run";
import { hasInterruptedAct } from "./journal";
import { type HeldLocks, type LockScope, takeLocks } from "./locks";
import type { Plan } from "./plan";
import { recoverNow } from "./recover";

/** A change of a vault: whose lock it needs, and what it decides under the lock. */
export interface VaultAct<P extends Plan> {
  lock: LockScope;
  /** Reads and checks; what it throws leaves everything as it is. It is called again where another act had to be
   * recovered first. */
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
 * Throws what the plan throws, `CONFLICT` when another program changed a file meanwhile, and `UNAVAILABLE` without its
 * root.
 */
export async function changeVault<P extends Plan>(ctx: Context, act: VaultAct<P>): Promise<ChangedVault<P>> {
  for (;;) {
    await assertVaultRoot(ctx);
    try {
      return await attempt(ctx, act);
    } catch (error) {
      if (!(error instanceof InterruptedAct)) throw error;
      await recoverNow(ctx);
    }
  }
}

async function attempt<P extends Plan>(ctx: Context, { lock, plan }: VaultAct<P>): Promise<ChangedVault<P>> {
  const run = new ActRun(ctx);
  try {
    const outcome = await ctx.db.tx(async (tx) => {
      const locks = await takeLocks(ctx, tx, lock);
      const decided = await decide(ctx, tx, locks, plan);
      return { plan: decided, ...(await run.perform(tx, locks, decided)) };
    });
    if ("reason" in outcome) throw outcome.reason;
    await writeTexts(ctx, outcome.entries);
    return outcome;
  } catch (error) {
    await run.undo(lock);
    throw error;
  } finally {
    await run.end();
  }
}

/** What the plan sees may be the half of an interrupted act: then neither its refusal nor its silence counts. */
async function decide<P extends Plan>(
  ctx: Context,
  tx: Tx,
  locks: HeldLocks,
  plan: VaultAct<P>["plan"],
): Promise<P> {
  const decided = await plan(tx).catch(async (error: unknown) => {
    if (error instanceof KvError && (await hasInterruptedAct(ctx, tx, locks))) throw new InterruptedAct();
    throw error;
  });
  if (decided.changes.length === 0 && (await hasInterruptedAct(ctx, tx, locks))) throw new InterruptedAct();
  return decided;
}
