import pLimit from "p-limit";
import { contextOf, listAccounts } from "@/lib/accounts";
import type { Account, Channel, Database } from "@/lib/db";
import type { Log } from "@/lib/log";
import type { RegisteredWorkflow } from "@/lib/runs";
import { AccountWatch } from "./account";
import { ClockWatch } from "./clock";
import { type DueWork, dueAccounts } from "./due";
import { PollLoop } from "./poll-loop";

const ACCOUNTS_EVERY_MS = 5_000;
/** Fires schedules, and finds what a lost notification left. */
const DUE_EVERY_MS = 1_000;

/** Watches that start at a time: one may wait for what another process has locked. */
const CONCURRENT_STARTS = 4;

/** What a notification on each channel is about. */
const CHANNELS: readonly [Channel, DueWork][] = [
  ["kv_inbox", "inbox"],
  ["kv_runs", "runs"],
  ["kv_control", "runs"],
  ["kv_webhooks", "webhooks"],
];

/** The watches over all accounts: adds those of new accounts, and wakes each when it has something to do. */
export class AccountWatches {
  private readonly watches = new Map<string, AccountWatch>();
  /** By the accounts whose watches start, or wait for their turn. */
  private readonly starting = new Map<string, Promise<void>>();
  private readonly starts = pLimit(CONCURRENT_STARTS);
  private readonly added: PollLoop;
  private readonly due: PollLoop;
  private readonly clock = new ClockWatch();
  private unsubscribe: (() => Promise<void>)[] = [];
  /** Whether the accounts from before the start of this process were listed: of those, few may be in use. */
  private isComplete = false;
  private isStopped = false;

  constructor(
    private readonly db: Database,
    private readonly workflows: readonly RegisteredWorkflow[],
    /** Runs were queued, or may now run. */
    private readonly onQueued: () => void,
    private readonly log: Log,
  ) {
    const failed = (message: string) => (error: unknown) => log.error({ err: error }, message);
    this.added = new PollLoop(
      () => this.addNew(),
      () => ACCOUNTS_EVERY_MS,
      failed("accounts cannot be listed"),
    );
    this.due = new PollLoop(
      () => this.wakeDue(),
      () => DUE_EVERY_MS,
      failed("due work cannot be listed"),
    );
  }

  /** Resolves once it listens; the accounts are added afterwards, which takes a while for thousands. */
  async start(): Promise<void> {
    // Notifications are lost with a connection: once it is back, every account is woken.
    for (const [channel, work] of CHANNELS)
      await this.listen(
        channel,
        (watch) => watch.wake(work),
        () => this.wakeAll(work),
      );
    await this.listen("kv_used", (watch) => watch.use());
    this.added.soon(0);
    this.due.soon(0);
  }

  /** The engine has given up runs of an account. */
  reclaim(accountId: string): void {
    this.watches.get(accountId)?.reclaim();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.unsubscribe.map((unlisten) => unlisten().catch(() => {})));
    await Promise.all([this.added.stop(), this.due.stop()]);
    await Promise.all(this.starting.values());
    await Promise.all([...this.watches.values()].map((watch) => watch.stop()));
  }

  private async addNew(): Promise<void> {
    const workflows = new Map(this.workflows.map((workflow) => [workflow.type, workflow]));
    const isInUse = this.isComplete;
    for (const account of await listAccounts(this.db)) {
      if (this.watches.has(account.id) || this.starting.has(account.id)) continue;
      const start = this.starts(() => this.startWatch(account, workflows, isInUse));
      this.starting.set(
        account.id,
        start.finally(() => this.starting.delete(account.id)),
      );
    }
    this.isComplete = true;
  }

  private async startWatch(
    account: Account,
    workflows: ReadonlyMap<string, RegisteredWorkflow>,
    isInUse: boolean,
  ): Promise<void> {
    if (this.isStopped) return;
    const restart = () => this.restart(account.id);
    const watch = new AccountWatch(contextOf(account, "watch"), workflows, restart, this.onQueued);
    this.watches.set(account.id, watch);
    await watch.start().catch((error: unknown) => this.tryAgain(account.id, error));
    if (isInUse) watch.use();
  }

  /** An account whose watch could not start is added again with the next new ones. */
  private async tryAgain(accountId: string, error: unknown): Promise<void> {
    this.log.error({ err: error, account: accountId }, "the account's watch could not start");
    const watch = this.watches.get(accountId);
    this.watches.delete(accountId);
    await watch?.stop();
  }

  private restart(accountId: string): void {
    const watch = this.watches.get(accountId);
    this.watches.delete(accountId);
    this.log.info({ account: accountId }, "restarting the account's watch");
    void watch?.stop().then(() => this.added.soon(0));
  }

  private async wakeDue(): Promise<void> {
    if (this.clock.wasSet())
      for (const [account, watch] of this.watches)
        await watch.clockSet().catch((error: unknown) => {
          this.log.error({ err: error, account }, "the account's schedules were not aligned with the clock");
        });
    for (const { accountId, work } of await dueAccounts(this.db, new Date()))
      this.withWatch(accountId, (watch) => watch.wake(work));
  }

  private async listen(
    channel: Channel,
    onNotified: (watch: AccountWatch) => void,
    onListening?: () => void,
  ): Promise<void> {
    const notified = (accountId: string) => this.withWatch(accountId, onNotified);
    const { unlisten } = await this.db.sql.listen(channel, notified, onListening);
    this.unsubscribe.push(unlisten);
  }

  /** Does this with the account's watch, or starts one. */
  private withWatch(accountId: string, work: (watch: AccountWatch) => void): void {
    const watch = this.watches.get(accountId);
    if (watch) work(watch);
    else if (!this.starting.has(accountId)) this.added.soon(0);
  }

  private wakeAll(work: DueWork): void {
    for (const watch of this.watches.values()) watch.wake(work);
  }
}
