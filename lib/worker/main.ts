import "@/lib/wiring";
import { contextOf, listAccounts, workerContext } from "@/lib/accounts";
import { type DatabaseUrls, database } from "@/lib/db";
import { env } from "@/lib/env";
import { logger } from "@/lib/log";
import { type Engine, registeredWorkflows, registerWithEngine, startEngine } from "@/lib/runs";
import { prune } from "./retention";
import { AccountWatch } from "./watch/account";
import { PollLoop } from "./watch/poll-loop";

const ACCOUNTS_EVERY_MS = 5_000;
const PRUNE_EVERY_MS = 3_600_000;
/** Leaves the startup phase alone. */
const FIRST_PRUNE_MS = 60_000;

/** After this time without a heartbeat, other processes take over the runs of this one. */
const SILENT_MS = 15_000;

export interface Worker {
  /** Why it does not work, as a sentence; null when it does. */
  fault(): string | null;
  /** Lets running steps end, for at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Starts the worker process: the engine, and a watch over every account's vault. */
export async function startWorker(urls: DatabaseUrls): Promise<Worker> {
  const log = logger("worker");
  const db = database(urls.application, urls.engine);
  const workflows = registeredWorkflows().map((workflow) => registerWithEngine(workflow, workerContext));
  const queues = [...new Set(workflows.map(({ pool }) => pool))];
  const engine: Engine = await startEngine(urls.engine, queues, log);
  const byType = new Map(workflows.map((workflow) => [workflow.type, workflow]));
  const watches = new Map<string, AccountWatch>();

  const watchNewAccounts = async () => {
    for (const account of await listAccounts(db)) {
      if (watches.has(account.id)) continue;
      const restart = () => {
        watches.delete(account.id);
        log.info({ account: account.id }, "restarting the account's containers");
        void watch.stop().then(() => accounts.soon(0));
      };
      const watch = new AccountWatch(contextOf(account, "watch"), byType, restart);
      watches.set(account.id, watch);
      await watch.start();
    }
  };
  const accounts = new PollLoop(watchNewAccounts, ACCOUNTS_EVERY_MS, (error) =>
    log.error({ err: error }, "accounts cannot be listed"),
  );
  await watchNewAccounts();
  accounts.soon(ACCOUNTS_EVERY_MS);

  /** Wakes the account's watch, or starts it. */
  const waking = (wake: (watch: AccountWatch) => void) => (accountId: string) => {
    const watch = watches.get(accountId);
    if (watch) wake(watch);
    else accounts.soon(0);
  };
  const subscriptions = [
    await db.sql.listen(
      "kv_inbox",
      waking((watch) => watch.wakeInbox()),
    ),
    await db.sql.listen(
      "kv_runs",
      waking((watch) => watch.wakeRuns()),
    ),
    await db.sql.listen(
      "kv_control",
      waking((watch) => watch.wakeRuns()),
    ),
  ];
  const ended = new AbortController();
  const pruning = new PollLoop(
    async () => {
      const kept = { days: env().KV_KEEP_DAYS, runs: env().KV_KEEP_RUNS };
      const pruned = await prune(db, { ...kept, now: new Date(), signal: ended.signal });
      if (pruned) log.info({ pruned }, "pruned");
    },
    PRUNE_EVERY_MS,
    (error) => {
      if (!ended.signal.aborted) log.error({ err: error }, "pruning failed");
    },
  );
  pruning.soon(FIRST_PRUNE_MS);
  log.info({ executor: engine.executorId, queues }, "working");

  return {
    fault: () => (engine.silentMs() > SILENT_MS ? "This process has sent no heartbeat for 15 s" : null),
    stop: async (graceMs) => {
      await Promise.all(subscriptions.map((each) => each.unlisten().catch(() => {})));
      ended.abort();
      await Promise.all([accounts.stop(), pruning.stop()]);
      await Promise.all([...watches.values()].map((watch) => watch.stop()));
      await engine.stop(graceMs);
      await db.close();
    },
  };
}
