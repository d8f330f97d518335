import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkflowQueue } from "@dbos-inc/dbos-sdk";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import postgres from "postgres";
import type { Log } from "@/lib/log";

/**
 * Interval of polls while runs are queued: they wait for a place in this process, which is seen without a poll, or for a run
 * of their partition in another one.
 */
const BUSY_MS = 250;
/** Interval of polls otherwise, for runs that were queued without a wake-up: by a process that died after it. */
const IDLE_MS = 5_000;
/** As often a run is queued again that this process could not start: while versions are mixed, another process may know it. */
const MAX_RETURNS = 12;

/**
 * Partitions other than an account's own have a separate queue: a free place goes to any partition that waits, and
 * of eight with one account's files, rarely to another account.
 */
const concurrent = (pool: string): string => `${pool}-concurrent`;

/** The engine's queues of these pools. */
export const queuesOf = (pools: readonly string[]): string[] =>
  pools.flatMap((pool) => [pool, concurrent(pool)]);

/** The engine's queue of a run in this partition of its account: `""` is the account's own. */
export const queueOf = (pool: string, partitionKey: string): string =>
  partitionKey === "" ? pool : concurrent(pool);

/** The partition of a run in the engine, which begins with its account. */
export const engineKeyOf = (accountId: string, partitionKey: string): string =>
  partitionKey === "" ? accountId : `${accountId}:${partitionKey}`;

const accountOfKey = (key: string): string => key.slice(0, `${key}:`.indexOf(":"));

export interface QueueSettings {
  schema: string;
  /** The version of the runs that this process takes. */
  version: string;
  /** Runs that a queue may have in this process. */
  concurrency: number;
  /** As often a run is queued again that cannot be started, before it is given up. */
  maxReturns?: number;
  /** Called with the account of runs that were given up, which are open still. */
  onGivenUp: (accountId: string) => void;
}

/**
 * Starts queued runs of the engine: at once when it is woken, and without a query per queue while nothing is queued.
 * The engine itself polls each of its queues at a fixed interval, which costs a hundred transactions a second when idle.
 * It listens to no queue; its own claim, which lets any number of processes share a queue, is called here.
 */
export class QueueRunner {
  private readonly sql: postgres.Sql;
  private readonly stopping = new AbortController();
  private wakeUp = () => {};
  private isWoken = false;
  /** Claims, and when they were made, of which it is not known that all of their runs were started: a reply may be lost. */
  private readonly doubtful = new Map<string, number>();
  /** Runs that were claimed and not started, and how often. */
  private readonly returns = new Map<string, number>();
  private running: Promise<void> | undefined;

  constructor(
    url: string,
    private readonly queues: ReadonlyMap<string, WorkflowQueue>,
    private readonly settings: QueueSettings,
    private readonly log: Log,
  ) {
    this.sql = postgres(url, { max: 1, onnotice: () => {} });
  }

  start(): void {
    this.running = this.loop();
  }

  /** Something may have been queued, or a place may be free. */
  wake(): void {
    this.isWoken = true;
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await this.running;
    await this.sql.end({ timeout: 5 });
  }

  private async loop(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      this.isWoken = false;
      const isBusy = await this.startQueued().catch((error: unknown) => {
        this.log.warn({ err: error }, "queued runs could not be started");
        return false;
      });
      await this.untilWoken(isBusy ? BUSY_MS : IDLE_MS);
    }
  }

  private async untilWoken(limitMs: number): Promise<void> {
    if (this.isWoken || this.stopping.signal.aborted) return;
    const woken = new AbortController();
    this.wakeUp = () => woken.abort();
    await sleep(limitMs, undefined, { signal: woken.signal }).catch(() => {});
    this.wakeUp = () => {};
  }

  /** Starts what there is a place for. Returns whether anything was queued. */
  private async startQueued(): Promise<boolean> {
    const { schema } = this.settings;
    await this.returnLost();
    const rows = await this.sql<{ queue: string }[]>`
      select queue from unnest(${[...this.queues.keys()]}::text[]) as queue where exists (
        select 1 from ${this.sql(schema)}.workflow_status where status = 'ENQUEUED' and queue_name = queue)`;
    for (const { queue } of rows) await this.claim(queue);
    return rows.length > 0;
  }

  /**
   * Queues runs again that were claimed and not started, which would wait until this process has ended. One that can never be
   * started, such as that of a workflow that no longer exists, would keep all runs behind it waiting: it is given up.
   */
  private async returnLost(): Promise<void> {
    // The database may still be ending the transaction of a claim whose connection has died.
    const oldest = performance.now() - IDLE_MS;
    const owners = [...this.doubtful].filter(([, since]) => since <= oldest).map(([owner]) => owner);
    const engine = DBOSExecutor.globalInstance?.systemDatabase;
    if (owners.length === 0 || !engine) return;
    const { schema, maxReturns = MAX_RETURNS, onGivenUp } = this.settings;
    const hopeless = [...this.returns].filter(([, times]) => times >= maxReturns).map(([runId]) => runId);
    const returned = await this.sql<{ id: string; status: string; key: string | null }[]>`
      update ${this.sql(schema)}.workflow_status
      set status = case when workflow_uuid = any(${hopeless}) then 'ERROR' else 'ENQUEUED' end,
        started_at_epoch_ms = null, owner_xid = null
      where status = 'PENDING' and owner_xid = any(${owners}) and workflow_uuid <> all(${[...engine.runningWorkflowMap.keys()]})
      returning workflow_uuid as id, status, queue_partition_key as key`;
    for (const owner of owners) this.doubtful.delete(owner);
    for (const { id, status, key } of returned) {
      if (status === "ENQUEUED") this.returns.set(id, (this.returns.get(id) ?? 0) + 1);
      else {
        this.returns.delete(id);
        this.log.error({ runId: id }, "a run was given up: it could not be started");
        onGivenUp(accountOfKey(key ?? ""));
      }
    }
  }

  private async claim(name: string): Promise<void> {
    const executor = DBOSExecutor.globalInstance;
    const queue = this.queues.get(name);
    if (!executor || !queue || this.stopping.signal.aborted) return;
    const { systemDatabase: engine, executorID } = executor;
    const { version, concurrency } = this.settings;
    const places = concurrency - engine.countRunningWorkflowsForQueue(name);
    if (places <= 0) return;
    const owner = randomUUID();
    this.doubtful.set(owner, performance.now());
    const claimed = await engine.findAndMarkStartablePartitionedWorkflows(
      queue,
      executorID,
      version,
      places,
      owner,
    );
    await executor.dispatchDequeuedWorkflows(claimed, owner);
    if (claimed.every((runId) => engine.runningWorkflowMap.has(runId))) this.doubtful.delete(owner);
    for (const runId of claimed) if (engine.runningWorkflowMap.has(runId)) this.returns.delete(runId);
    // The next run of a partition is claimed once this one is through, not only by the next poll.
    for (const runId of claimed)
      for (const { promise } of engine.runningWorkflowMap.get(runId) ?? [])
        void promise?.finally(() => this.wake());
  }
}
