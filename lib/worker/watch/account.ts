import { lstat } from "node:fs/promises";
import path from "node:path";
import { currentPlace, vaultProblem } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { containerGenerations, hasRuntime, runtimeOf } from "@/lib/gateway";
import { alignMailboxes, MailPuller } from "@/lib/mailboxes";
import {
  alignSchedules,
  dispatchRuns,
  ensureBuiltIns,
  fireDue,
  pauseRuns,
  type RegisteredWorkflow,
  reclaimRuns,
  WORKERS,
  wanted,
} from "@/lib/runs";
import { readLayout } from "@/lib/vault";
import { alignDeliveries, WebhookSender } from "@/lib/webhooks";
import { Activity } from "./activity";
import { DiskWatch } from "./disk";
import type { DueWork } from "./due";
import { enqueueWaiting, type GrowingFiles, nextLook, STABLE_MS } from "./inbox";
import { IndexFollower } from "./index-follower";
import { PollLoop } from "./poll-loop";

/** A fallback for a notification of a changed state that was lost. */
const STATES_EVERY_MS = 60_000;
/** For a vault that goes away or comes back, and for inbox files on such file systems: costs two file statuses. */
const LOOK_EVERY_MS = 2_000;

/** Keeps one account's index up to date, starts runs for its inbox, and applies the desired states of its workers. */
export class AccountWatch {
  private readonly activity = new Activity();
  private readonly index: IndexFollower;
  private readonly inbox: PollLoop;
  private readonly runs: PollLoop;
  private readonly schedules: PollLoop;
  private readonly webhooks: PollLoop;
  private readonly sender = new WebhookSender();
  private readonly mailboxes: PollLoop;
  private readonly puller = new MailPuller();
  private readonly root: PollLoop;
  private seen: Map<string, number> | undefined;
  /** Whether the engine has given up a run since the last look. */
  private hasGivenUp = false;
  /** The generation of the account's runtime at start. */
  private app: number | undefined;
  /** Why the vault cannot be used; null when it can. */
  private problem: string | null = null;
  /** By the settings of the last minute; `lookAtRoot` is too frequent to ask the database. */
  private inboxFolder: string | undefined;
  /** When the inbox last changed, in ms. */
  private inboxChanged: number | undefined;
  private readonly disk: DiskWatch;
  /** Files of the inbox that may still be growing. */
  private growing: GrowingFiles = new Map();

  constructor(
    private readonly ctx: Context,
    private readonly workflows: ReadonlyMap<string, RegisteredWorkflow>,
    /** Replaces this watch by a new one. */
    private readonly restart: () => void,
    /** Runs were queued, or may now run. */
    private readonly onQueued: () => void,
  ) {
    const onError = (error: unknown) => {
      // Nothing is wrong with this process when a vault is gone or detached.
      if (error instanceof KvError && error.code === "UNAVAILABLE") ctx.log.warn(error.message);
      else ctx.log.error({ err: error }, "watch failed");
    };
    this.disk = new DiskWatch(ctx.account.vaultDir, {
      onChange: (file) => this.onDiskChange(file),
      onDirectoryGone: () => this.index.noteDirectoryGone(),
      onError: (error) => ctx.log.warn({ err: error }, "the disk cannot be watched"),
      onLimit: (directories) =>
        ctx.log.warn(
          { directories },
          "some directories cannot be watched, so changes in them come late: raise fs.inotify.max_user_watches",
        ),
    });
    this.index = new IndexFollower(ctx, this.activity, () => this.problem === null, onError);
    this.inbox = new PollLoop(() => this.processInbox(), null, onError);
    this.runs = new PollLoop(
      () => this.applyDesiredState(),
      () => this.activity.interval(STATES_EVERY_MS),
      onError,
    );
    this.schedules = new PollLoop(() => this.fireSchedules(), null, onError);
    this.webhooks = new PollLoop(() => this.sender.sendDue(ctx), null, onError);
    this.mailboxes = new PollLoop(() => this.pullMail(), null, onError);
    const untilMended = () => (this.problem === null ? this.activity.interval(LOOK_EVERY_MS) : LOOK_EVERY_MS);
    this.root = new PollLoop(() => this.lookAtRoot(), untilMended, onError);
  }

  async start(): Promise<void> {
    await this.ctx.db.tx(async (tx) => {
      await ensureBuiltIns(this.ctx, tx);
      await this.align(tx);
    });
    this.index.walkSoon();
    for (const loop of this.loops()) loop.soon(0);
    // Changes since the first walk and before this have no event.
    void this.disk.start().then(() => this.index.walkSoon());
  }

  /** Does what is due now; `runs` includes changes of desired states. */
  wake(work: DueWork): void {
    this[work].soon(work === "inbox" ? STABLE_MS : 0);
  }

  /** Somebody uses the account. What changed without an event while it was at rest is looked for now. */
  use(): void {
    const wasInUse = this.activity.isInUse();
    this.activity.note();
    if (wasInUse) return;
    this.index.walkSoon();
    for (const loop of [this.runs, this.root]) loop.soon(0);
  }

  /** Closes the runs that the engine has given up. */
  reclaim(): void {
    this.hasGivenUp = true;
    this.runs.soon(0);
  }

  /** What was put off until a time by a wrong clock is due at the right one. */
  async clockSet(): Promise<void> {
    await this.ctx.db.tx((tx) => this.align(tx));
    for (const loop of [this.schedules, this.mailboxes, this.webhooks]) loop.soon(0);
  }

  async stop(): Promise<void> {
    this.disk.close();
    await Promise.all([this.index, ...this.loops()].map((loop) => loop.stop()));
    await Promise.all([this.sender.stop(), this.puller.stop()]);
  }

  private async align(tx: Tx): Promise<void> {
    for (const align of [alignSchedules, alignMailboxes, alignDeliveries]) await align(this.ctx, tx);
  }

  private loops(): PollLoop[] {
    return [this.inbox, this.runs, this.schedules, this.webhooks, this.mailboxes, this.root];
  }

  private onDiskChange(file: string): void {
    // A process may die while writing, and leave the rest for a walk.
    this.activity.note();
    this.inbox.soon(STABLE_MS);
    this.index.noteChange(file);
  }

  private async fireSchedules(): Promise<void> {
    if (this.problem === null) await fireDue(this.ctx);
  }

  private async pullMail(): Promise<void> {
    if (this.problem === null) await this.puller.pullDue(this.ctx);
  }

  private async processInbox(): Promise<void> {
    if (this.problem !== null) return;
    this.growing = await enqueueWaiting(this.ctx, this.growing);
    const next = nextLook(this.growing);
    if (next !== undefined) this.inbox.soon(next);
  }

  /** Applies the desired states: runs of stopped and restarted workers are paused first. */
  private async applyDesiredState(): Promise<void> {
    if (await this.isRestarted()) return this.restart();
    const before = this.problem;
    this.problem = await vaultProblem(this.ctx);
    if (this.problem !== null) return (await this.hasMoved()) ? this.restart() : this.pause(before);
    // The watcher watches the directory that was replaced.
    if (before !== null) return this.restart();
    this.inboxFolder = (await readLayout(this.ctx)).settings.inboxFolder;
    const { stopped, generations: now } = await wanted(this.ctx);
    const restarted = [...now].filter(([worker, n]) => this.seen && (this.seen.get(worker) ?? 0) < n);
    const isReclaimDue = !this.seen || this.hasGivenUp;
    this.hasGivenUp = false;
    if (isReclaimDue) await reclaimRuns(this.ctx);
    await pauseRuns(this.ctx, [...stopped, ...restarted.map(([worker]) => worker)]);
    // After it: a pause that failed is repeated.
    this.seen = now;
    await dispatchRuns(this.ctx, this.workflows, stopped);
    this.onQueued();
  }

  /** Sees without change events that the vault went away or came back, and that the inbox changed. */
  private async lookAtRoot(): Promise<void> {
    const problem = await vaultProblem(this.ctx);
    if ((problem === null) !== (this.problem === null)) this.runs.soon(0);
    if (problem !== null && (await this.hasMoved())) return this.restart();
    if (this.inboxFolder === undefined) return;
    const inbox = await lstat(path.join(this.ctx.account.vaultDir, this.inboxFolder)).catch(() => null);
    if (inbox && inbox.mtimeMs !== this.inboxChanged) this.inbox.soon(STABLE_MS);
    this.inboxChanged = inbox?.mtimeMs;
  }

  /** Whether the account's vault is in another place by now. */
  private async hasMoved(): Promise<boolean> {
    return (await currentPlace(this.ctx)) !== this.ctx.account.vaultDir;
  }

  /** Pauses all runs of the account while its vault is missing. */
  private async pause(before: string | null): Promise<void> {
    if (before === null)
      this.ctx.log.error({ problem: this.problem }, "the vault is missing: workers are paused");
    await pauseRuns(this.ctx, WORKERS);
  }

  /** Whether the account's runtime was restarted: active calls are ended, and this watch is replaced. */
  private async isRestarted(): Promise<boolean> {
    const { app } = await containerGenerations(this.ctx);
    if (hasRuntime(this.ctx.account.id)) await runtimeOf(this.ctx);
    this.app ??= app;
    return app > this.app;
  }
}
