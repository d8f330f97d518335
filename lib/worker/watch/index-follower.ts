import pLimit from "p-limit";
import type { Context } from "@/lib/db";
import { reconcile, reconcileFiles } from "@/lib/vault";
import type { Activity } from "./activity";
import { PollLoop } from "./poll-loop";

/** Changes on disk come in bursts: the index is updated when they pause. */
const SETTLE_MS = 200;
/** A fallback for file systems without change events, such as shared volumes. */
const RECONCILE_EVERY_MS = 60_000;
/** If more files change at once, as by `git checkout`, a walk of the vault is faster. */
const MAX_CHANGED_FILES = 200;
/** Vaults of accounts at rest that are walked at a time, after the start of the process. */
const RESTING_WALKS = pLimit(2);

/** Keeps an account's index up to date with the files of its vault, by changes that are noted and by walks. */
export class IndexFollower {
  private readonly loop: PollLoop;
  /** Files that changed on disk, relative to the root. */
  private readonly changed = new Set<string>();
  /** When the whole vault is to be compared with the disk next, by `performance.now()`. */
  private walkDueAt = 0;
  private isStopped = false;

  constructor(
    private readonly ctx: Context,
    private readonly activity: Activity,
    private readonly isVaultUsable: () => boolean,
    onError: (error: unknown) => void,
  ) {
    this.loop = new PollLoop(
      () => this.follow(),
      () => activity.interval(RECONCILE_EVERY_MS),
      onError,
    );
  }

  noteChange(file: string): void {
    this.changed.add(file);
    this.loop.soon(SETTLE_MS);
  }

  /** Files that nothing names are elsewhere or gone. One walk sees both places, so that what was moved counts as moved. */
  noteDirectoryGone(): void {
    this.walkDueAt = 0;
    this.loop.soon(SETTLE_MS);
  }

  walkSoon(): void {
    this.walkDueAt = 0;
    this.loop.soon(0);
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return this.loop.stop();
  }

  private async follow(): Promise<void> {
    if (!this.isVaultUsable()) return;
    const files = [...this.changed];
    this.changed.clear();
    try {
      const isWalkDue = performance.now() >= this.walkDueAt || files.length > MAX_CHANGED_FILES;
      if (!isWalkDue) await reconcileFiles(this.ctx, files);
      else await (this.activity.isInUse() ? this.walk() : RESTING_WALKS(() => this.walk()));
    } catch (error) {
      this.walkDueAt = 0;
      throw error;
    }
  }

  private async walk(): Promise<void> {
    // While it waited for its turn: of thousands of accounts, the process would walk all before it ends.
    if (this.isStopped) return;
    // Before the walk: another one may become due during it.
    this.walkDueAt = performance.now() + this.activity.interval(RECONCILE_EVERY_MS);
    await reconcile(this.ctx);
  }
}
