import { watch } from "chokidar";
import { vaultProblem } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { containerGenerations, hasRuntime, runtimeOf } from "@/lib/gateway";
import {
  dispatchRuns,
  ensureBuiltIns,
  fireDue,
  pauseRuns,
  type RegisteredWorkflow,
  reclaimRuns,
  WORKERS,
  wanted,
} from "@/lib/runs";
import { INBOX, reconcile } from "@/lib/vault";
import { enqueueWaiting, STABLE_MS } from "./inbox";
import { PollLoop } from "./poll-loop";

/** Changes on the disk come in bursts: the index follows when they pause. */
const SETTLE_MS = 200;
/** A fallback for disks that tell nothing, such as shared volumes. */
const RECONCILE_EVERY_MS = 60_000;
const INBOX_EVERY_MS = 2_000;
/** A fallback for notifications that were lost with a connection. */
const RUNS_EVERY_MS = 1_000;
const SCHEDULES_EVERY_MS = 1_000;

/** Keeps one account's index at what its disk says, its inbox moving, and its workers as it wants them. */
export class AccountWatch {
  private readonly index: PollLoop;
  private readonly inbox: PollLoop;
  private readonly runs: PollLoop;
  private readonly schedules: PollLoop;
  private seen: Map<string, number> | undefined;
  /** Which start of the account's containers this is. */
  private app: number | undefined;
  /** Why the vault cannot be used; null when it can. */
  private fault: string | null = null;
  private watcher: ReturnType<typeof watch> | undefined;

  constructor(
    private readonly ctx: Context,
    private readonly workflows: ReadonlyMap<string, RegisteredWorkflow>,
    /** The account wants its containers restarted: another watch takes this one's place. */
    private readonly restart: () => void,
  ) {
    const failed = (error: unknown) => ctx.log.error({ err: error }, "watch failed");
    this.index = new PollLoop(() => this.followDisk(), RECONCILE_EVERY_MS, failed);
    this.inbox = new PollLoop(() => this.lookIntoInbox(), INBOX_EVERY_MS, failed);
    this.runs = new PollLoop(() => this.obey(), RUNS_EVERY_MS, failed);
    this.schedules = new PollLoop(() => this.fireSchedules(), SCHEDULES_EVERY_MS, failed);
  }

  async start(): Promise<void> {
    await this.ctx.db.tx((tx) => ensureBuiltIns(this.ctx, tx));
    for (const repeater of this.repeaters()) repeater.soon(0);
    const root = this.ctx.account.vaultDir;
    // A symbolic link could lead to the whole disk, and nothing behind one is part of the vault.
    const options = { ignoreInitial: true, followSymlinks: false };
    this.watcher = watch(root, { ...options, ignored: (path) => isHidden(root, path) });
    this.watcher.on("all", (_event, path) => this.noticed(path.slice(root.length + 1)));
    this.watcher.on("error", (error) => this.ctx.log.warn({ err: error }, "the disk cannot be watched"));
  }

  /** Something came into the inbox through the service. */
  wakeInbox(): void {
    this.inbox.soon(STABLE_MS);
  }

  /** A run was started, or the account wants its workers otherwise. */
  wakeRuns(): void {
    this.runs.soon(0);
  }

  async stop(): Promise<void> {
    await this.watcher?.close();
    await Promise.all(this.repeaters().map((repeater) => repeater.stop()));
  }

  private repeaters(): PollLoop[] {
    return [this.index, this.inbox, this.runs, this.schedules];
  }

  private noticed(path: string): void {
    if (path.startsWith(`${INBOX}/`)) this.inbox.soon(STABLE_MS);
    this.index.soon(SETTLE_MS);
  }

  private async followDisk(): Promise<void> {
    if (this.fault === null) await reconcile(this.ctx);
  }

  private async fireSchedules(): Promise<void> {
    if (this.fault === null) await fireDue(this.ctx);
  }

  private async lookIntoInbox(): Promise<void> {
    if (this.fault !== null) return;
    if (await enqueueWaiting(this.ctx)) this.inbox.soon(STABLE_MS);
  }

  /** Makes what runs what the account wants: stopped and restarted workers' runs are taken back first. */
  private async obey(): Promise<void> {
    if (await this.isRestarted()) return this.restart();
    const before = this.fault;
    this.fault = await vaultProblem(this.ctx.account);
    if (this.fault !== null) return this.pause(before);
    // The watcher saw the directory that was there before.
    if (before !== null) return this.restart();
    const { stopped, generations: now } = await wanted(this.ctx);
    const restarted = [...now].filter(([worker, n]) => this.seen && (this.seen.get(worker) ?? 0) < n);
    if (!this.seen) await reclaimRuns(this.ctx);
    this.seen = now;
    await pauseRuns(this.ctx, [...stopped, ...restarted.map(([worker]) => worker)]);
    await dispatchRuns(this.ctx, this.workflows, stopped);
  }

  /** Without its vault the account's workers do nothing; what they were at is taken back. */
  private async pause(before: string | null): Promise<void> {
    if (before === null)
      this.ctx.log.error({ fault: this.fault }, "the vault is not there: its workers pause");
    await pauseRuns(this.ctx, WORKERS);
  }

  /** Obeys a restart of the account's containers: calls under way are ended, and this watch is over. */
  private async isRestarted(): Promise<boolean> {
    const { app } = await containerGenerations(this.ctx);
    if (hasRuntime(this.ctx.account.id)) await runtimeOf(this.ctx);
    this.app ??= app;
    return app > this.app;
  }
}

const isHidden = (root: string, path: string): boolean =>
  path.length > root.length &&
  path
    .slice(root.length)
    .split("/")
    .some((part) => part.startsWith("."));
