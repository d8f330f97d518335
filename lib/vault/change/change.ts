import { assertVaultRoot } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { type Indexed, writeFirstTexts } from "../indexing";
import { layoutIn } from "../settings/read";
import { type FileAt, refusedIn, type StoredFile } from "../store";
import { ActRun, InterruptedAct } from "./act-run";
import { EarlyStaging, type StageEarly } from "./early";
import { hasInterruptedAct } from "./journal";
import { acquireLocks, type HeldLocks, type LockScope } from "./locks";
import type { Plan } from "./plan";
import { recoverNow } from "./recover";

/** A change of a vault: the lock it needs, and the plan it makes under the lock. */
export interface VaultAct<P extends Plan> {
  lock: LockScope;
  /**
   * Reads and checks; if it throws, nothing changes. It is called again after another act had to be recovered. Of many changes
   * each can be staged as soon as it is known.
   */
  plan: (tx: Tx, stageEarly: StageEarly) => Promise<P>;
}

export interface ChangedVault<P extends Plan> extends Indexed {
  plan: P;
  /** The files after the change, in the order of the plan's changes; null for a removed one. */
  files: (StoredFile | FileAt | null)[];
}

/**
 * The one way to change files of a vault: acquires the locks, writes the journal, changes the files, updates index and
 * audit log, and calls the listeners of `onVaultChange`. Changes are atomic: a failure is undone, and an act that a
 * crash interrupted is recovered before the account's next write.
 * Throws the plan's errors, `CONFLICT` when another program changed a file meanwhile, and `UNAVAILABLE` without the
 * vault's root, where the operating system refuses a file or folder, or when the connection was lost and nothing says
 * whether the change was made (`UnconfirmedChange`).
 */
export async function changeVault<P extends Plan>(ctx: Context, act: VaultAct<P>): Promise<ChangedVault<P>> {
  const changed = await commitChange(ctx, act);
  await writeFirstTexts(ctx, changed.entries);
  return changed;
}

async function commitChange<P extends Plan>(ctx: Context, act: VaultAct<P>): Promise<ChangedVault<P>> {
  for (;;) {
    await assertVaultRoot(ctx);
    try {
      return await attempt(ctx, act);
    } catch (error) {
      if (!(error instanceof InterruptedAct)) throw refusedIn(ctx.account.vaultDir, error);
      await recoverNow(ctx);
    }
  }
}

async function attempt<P extends Plan>(ctx: Context, { lock, plan }: VaultAct<P>): Promise<ChangedVault<P>> {
  const run = new ActRun(ctx);
  const early = new EarlyStaging(ctx.account.vaultDir);
  let decided!: P;
  const perform = async (tx: Tx) => {
    // The layout is read under the locks, for all that asks for it from then on.
    const [locks] = await Promise.all([acquireLocks(ctx, tx, lock), layoutIn(ctx, tx)]);
    // The vault may have been detached while this waited.
    await assertVaultRoot(ctx, tx);
    decided = await decide(ctx, tx, locks, (tx) => plan(tx, early.begin));
    return run.perform(tx, locks, decided, early);
  };
  try {
    const outcome = await ctx.db
      .tx(perform, { plans: "kept" })
      .catch((error: unknown) => run.settle(lock, error));
    if ("reason" in outcome) throw outcome.reason;
    return { plan: decided, ...outcome };
  } finally {
    await Promise.all([early.discard(), run.end()]);
  }
}

/** The plan may have read files of an interrupted act; then neither its result nor its error counts. */
async function decide<P extends Plan>(
  ctx: Context,
  tx: Tx,
  locks: HeldLocks,
  plan: (tx: Tx) => Promise<P>,
): Promise<P> {
  const decided = await plan(tx).catch(async (error: unknown) => {
    if (error instanceof KvError && (await hasInterruptedAct(ctx, tx, locks))) throw new InterruptedAct();
    throw error;
  });
  if (decided.changes.length === 0 && (await hasInterruptedAct(ctx, tx, locks))) throw new InterruptedAct();
  return decided;
}
