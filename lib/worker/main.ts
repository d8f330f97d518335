import "@/lib/wiring";
import { workerContext } from "@/lib/accounts";
import { closeDatabase, type DatabaseUrls, database } from "@/lib/db";
import { env } from "@/lib/env";
import { logger } from "@/lib/log";
import { type Engine, registeredWorkflows, registerWithEngine, startEngine } from "@/lib/runs";
import { prune } from "./retention";
import { AccountWatches } from "./watch/accounts";
import { PollLoop } from "./watch/poll-loop";

const PRUNE_EVERY_MS = 3_600_000;
/** Keeps pruning out of the startup phase. */
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
  let watches: AccountWatches | undefined;
  const engine: Engine = await startEngine(urls.engine, queues, log, {
    onGivenUp: (accountId) => watches?.reclaim(accountId),
  });
  watches = new AccountWatches(db, workflows, engine.wakeQueues, log);
  await watches.start();
  const ended = new AbortController();
  const pruning = new PollLoop(
    async () => {
      const kept = { days: env().KV_KEEP_DAYS, runs: env().KV_KEEP_RUNS };
      const pruned = await prune(db, { ...kept, now: new Date(), signal: ended.signal });
      if (pruned) log.info({ pruned }, "pruned");
    },
    () => PRUNE_EVERY_MS,
    (error) => {
      if (!ended.signal.aborted) log.error({ err: error }, "pruning failed");
    },
  );
  pruning.soon(FIRST_PRUNE_MS);
  log.info({ executor: engine.executorId, queues }, "working");

  return {
    fault: () => (engine.silentMs() > SILENT_MS ? "This process has sent no heartbeat for 15 s" : null),
    stop: async (graceMs) => {
      ended.abort();
      await Promise.all([watches.stop(), pruning.stop()]);
      await engine.stop(graceMs);
      await closeDatabase();
    },
  };
}
