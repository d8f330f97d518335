import { randomUUID } from "node:crypto";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { layoutIn } from "../settings/read";
import { assertFits } from "../store";
import { DiskChange } from "./disk-change";
import type { EarlyStaging } from "./early";
import { executeAtOnce, executeInTurn, FilesFailed, type Recorded } from "./execute";
import { type FollowUps, runFollowUps } from "./follow-ups";
import { isForeseeable } from "./foreseen";
import { closeAct, openAct, openActs } from "./journal";
import { acquireLocks, commitKeepingLocks, type HeldLocks, type LockScope } from "./locks";
import { type FileChange, type Plan, pathOf } from "./plan";
import type { FileStep } from "./steps";

/** The change failed and is undone; the transaction has to be committed. */
interface Refused {
  reason: unknown;
}

/** The transaction failed, and nothing says yet whether the change was made. */
export class UnconfirmedChange extends KvError {
  constructor(cause: unknown) {
    super(
      "UNAVAILABLE",
      "The connection to the database was lost. The change may have been made: read it before you repeat it",
      { cause, mayBeDone: true },
    );
  }
}

/** Another act was interrupted and has to be recovered first. */
export class InterruptedAct extends Error {}

/** One act, from its row in the journal to its end. */
export class ActRun {
  private readonly id = randomUUID();
  /** The act's changes on disk. */
  private disk: DiskChange | undefined;
  private followUp: FollowUps | undefined;
  /** Ends when nothing is done to the files any more; a lost connection ends the transaction before. */
  private changing: Promise<unknown> | undefined;
  /** What the transaction has done, once only its commit is left. */
  private outcome: Recorded | undefined;

  constructor(private readonly ctx: Context) {}

  /** Executes the plan, in a transaction that holds the locks. */
  async perform(
    tx: Tx,
    locks: HeldLocks,
    { changes, hasWritten = false, alongside, followUp }: Plan,
    early: EarlyStaging,
  ): Promise<Recorded | Refused> {
    this.followUp = followUp;
    if (changes.length === 0) {
      await alongside?.(tx);
      await runFollowUps(this.ctx, tx, followUp, "done");
      return { files: [], entries: [], links: [], newlyBroken: 0, diverted: [] };
    }
    for (const change of changes)
      if ("content" in change && typeof change.content === "string")
        assertFits(pathOf(change), change.content);
    const steps = await Promise.all(changes.map(early.stepFor));
    const changing = this.change(tx, locks, { steps, hasWritten }, early);
    this.changing = changing;
    const recorded = await changing;
    if ("reason" in recorded) return recorded;
    await alongside?.(tx);
    await runFollowUps(this.ctx, tx, followUp, "done");
    await this.close(tx, alongside === undefined && changes.every(isInJournal));
    this.outcome = recorded;
    return recorded;
  }

  /**
   * After the transaction has failed: undoes the changes on disk, and throws the error. Where only the reply to the commit was
   * lost, the act is done all the same, and this returns its outcome.
   */
  async settle(scope: LockScope, error: unknown): Promise<Recorded | Refused> {
    await this.changing?.catch(() => {});
    const wasApplied = this.disk?.isApplied ?? false;
    const end = await this.undo(scope);
    if (!wasApplied || this.disk?.isUndone) throw error;
    if (end === "over" && this.outcome) return this.outcome;
    throw new UnconfirmedChange(error);
  }

  /**
   * Undoes the changes on disk, unless the act is over: without its journal row, it was committed, or another process
   * has recovered it.
   */
  private async undo(scope: LockScope): Promise<"undone" | "over" | "failed"> {
    const { disk } = this;
    if (!disk || disk.isUndone) return "undone";
    try {
      return await this.ctx.db.tx(async (tx) => {
        await acquireLocks(this.ctx, tx, scope);
        if (!(await closeAct(this.ctx, tx, this.id))) return "over";
        await runFollowUps(this.ctx, tx, this.followUp, "undone");
        await disk.undo();
        return "undone";
      });
    } catch (error) {
      this.ctx.log.error({ err: error, act: this.id }, "a failed change has to be recovered");
      return "failed";
    }
  }

  /** Ends the act in this process; if it is still in the journal, it will be recovered. */
  async end(): Promise<void> {
    openActs().delete(this.id);
    await this.disk?.forget();
  }

  /** Commits the act to the journal while staging the new contents; then moves them into place, and records the changes. */
  private async change(
    tx: Tx,
    locks: HeldLocks,
    { steps, hasWritten }: { steps: readonly FileStep[]; hasWritten: boolean },
    early: EarlyStaging,
  ): Promise<Recorded | Refused> {
    const isForeseen = await this.areForeseeable(tx, steps);
    openActs().add(this.id);
    const disk = new DiskChange(steps);
    this.disk = disk;
    early.take();
    const staged = disk.stage();
    const isStaged = staged.catch(() => {});
    await this.journal(tx, locks, steps, hasWritten).catch(async (error: unknown) => {
      await isStaged;
      await disk.discard();
      throw error;
    });
    const execute = isForeseen ? executeAtOnce : executeInTurn;
    try {
      return await execute(this.ctx, tx, { steps, disk, staged });
    } catch (error) {
      if (!(error instanceof FilesFailed)) throw error;
      // The row first: without a connection the locks are lost, and another process may be recovering the act.
      await this.close(tx);
      await runFollowUps(this.ctx, tx, this.followUp, "undone");
      await disk.undo();
      return { reason: error.cause };
    }
  }

  private async areForeseeable(tx: Tx, steps: readonly FileStep[]): Promise<boolean> {
    const layout = await layoutIn(this.ctx, tx);
    return steps.every((step) => isForeseeable(step, layout));
  }

  private async journal(
    tx: Tx,
    locks: HeldLocks,
    steps: readonly FileStep[],
    hasWritten: boolean,
  ): Promise<void> {
    const opening = openAct(this.ctx, tx, this.id, { locks, steps, followUp: this.followUp });
    // Rows of the plan are not to be committed when the act may not begin.
    if (hasWritten && !(await opening)) throw new InterruptedAct();
    // Otherwise sent together: what is committed without a row is nothing. Both are over before the transaction may be.
    const [opened, committed] = await Promise.allSettled([opening, commitKeepingLocks(this.ctx, tx, locks)]);
    if (opened.status === "rejected") throw opened.reason;
    if (committed.status === "rejected") throw committed.reason;
    if (!opened.value) throw new InterruptedAct();
  }

  private async close(tx: Tx, repeatable = false): Promise<void> {
    if (await closeAct(this.ctx, tx, this.id, repeatable)) return;
    throw new Error("Another process recovered the change while it was running");
  }
}

/** Whether the journal has all that is recorded of a change: a text that was replaced is not there. */
const isInJournal = (change: FileChange): boolean =>
  change.kind === "create" || (change.kind === "rename" && change.content === undefined);
