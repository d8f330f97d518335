import { contextOf, listAccounts } from "@/lib/accounts";
import type { Channel, Database } from "@/lib/db";
import type { Log } from "@/lib/log";
import type { RegisteredWorkflow } from "@/lib/runs";
import { AccountWatch } from "./account";
import { ClockWatch } from "./clock";
import { type DueWork, dueAccounts } from "./due";
import { PollLoop } from "./poll-loop";

const ACCOUNTS_EVERY_MS = 5_000;
/** Fires schedules, and finds what a lost notification left. */
const DUE_EVERY_MS = 1_000;

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
  private readonly added: PollLoop;
  private readonly due: PollLoop;
  private readonly clock = new ClockWatch();
  private unsubscribe: (() => Promise<void>)[] = [];
  /** Whether the accounts from before the start of this process were added: of those, few may be in use. */
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

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.unsubscribe.map((unlisten) => unlisten().catch(() => {})));
    await Promise.all([this.added.stop(), this.due.stop()]);
    await Promise.all([...this.watches.values()].map((watch) => watch.stop()));
  }

  private async addNew(): Promise<void> {
    const workflows = new Map(this.workflows.map((workflow) => [workflow.type, workflow]));
    for (const account of await listAccounts(this.db)) {
      if (this.isStopped) return;
      if (this.watches.has(account.id)) continue;
      const restart = () => this.restart(account.id);
      const watch = new AccountWatch(contextOf(account, "watch"), workflows, restart, this.onQueued);
      this.watches.set(account.id, watch);
      await watch.start().catch((error: unknown) => this.tryAgain(account.id, error));
      if (this.isComplete) watch.use();
    }
    this.isComplete = true;
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
    if (this.clock.wasSet()) for (const watch of this.watches.values()) await watch.clockSet();
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
    else this.added.soon(0);
  }

  private wakeAll(work: DueWork): void {
    for (const watch of this.watches.values()) watch.wake(work);
  }
}
