import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { DBOS, type WorkflowQueue } from "@dbos-inc/dbos-sdk";
import { wfQueueRunner } from "@dbos-inc/dbos-sdk/internal/wfqueue";
import { workflowTimeoutConfig } from "@dbos-inc/dbos-sdk/internal/workflow_management";
import type { Log } from "@/lib/log";
import { Heartbeat } from "./heartbeat";
import { QueueRunner, type QueueSettings, queuesOf } from "./queues";
import { setRunLocks } from "./register";
import { RunLocks } from "./run-locks";

/**
 * Processes never take over runs of another version, so it never changes; a workflow whose steps change gets a new
 * type in addition to the old one until its runs are closed.
 */
const APPLICATION_VERSION = "1";

/** The engine's schema, in the same database. */
export const ENGINE_SCHEMA = "dbos";

/** Runs of one partition execute one after the other: the second of two files must see the people of the first. */
const PER_PARTITION = 1;
const PER_PROCESS = 4;

/** Interval of engine polls that are of no use here: its own schedules, notifications and deadlines. */
const UNUSED_POLL_MS = 3_600_000;
/** The database ends the engine's transactions that are idle for this long. */
const IDLE_TRANSACTION_MS = 60_000;

export interface Engine {
  executorId: string;
  /** Milliseconds since the last heartbeat; after 15 s other processes take over the runs. */
  silentMs(): number;
  /** Starts runs that were just queued, by this process or another, without waiting for the next poll. */
  wakeQueues(): void;
  /** Lets running steps end, for at most `graceMs`; queued work stays queued. */
  stop(graceMs: number): Promise<void>;
}

interface EngineOptions extends Pick<QueueSettings, "maxReturns"> {
  onGivenUp?: QueueSettings["onGivenUp"];
}

/** Starts the durable engine in this process, with the URL of its login. */
export async function startEngine(
  url: string,
  pools: readonly string[],
  log: Log,
  { onGivenUp = () => {}, maxReturns }: EngineOptions = {},
): Promise<Engine> {
  const executorId = `${hostname()}:${process.pid}:${randomBytes(4).toString("hex")}`;
  DBOS.setConfig({
    name: "knowledge-vault",
    systemDatabaseUrl: withIdleTimeout(url),
    systemDatabaseSchemaName: ENGINE_SCHEMA,
    applicationVersion: APPLICATION_VERSION,
    executorID: executorId,
    // The queues are polled by `QueueRunner`.
    listenQueues: [],
    schedulerPollingIntervalMs: UNUSED_POLL_MS,
    notificationCoalesceMs: UNUSED_POLL_MS,
    logger: quiet(log),
  });
  const locks = new RunLocks(url, executorId);
  setRunLocks(locks);
  // Creating the engine's tables concurrently would fail.
  const registered = await locks.withLock("start", () => launch(pools));
  const settings = {
    schema: ENGINE_SCHEMA,
    version: APPLICATION_VERSION,
    concurrency: PER_PROCESS,
    maxReturns,
    onGivenUp,
  };
  const runner = new QueueRunner(url, registered, settings, log);
  runner.start();
  const heartbeat = new Heartbeat(url, executorId, log, () => runner.wake());
  await heartbeat.start();
  return {
    executorId,
    silentMs: () => heartbeat.silentMs,
    wakeQueues: () => runner.wake(),
    stop: async (graceMs) => {
      await runner.stop();
      await DBOS.shutdown({ workflowCompletionTimeoutMS: graceMs });
      await heartbeat.stop();
      await locks.close();
    },
  };
}

/** Otherwise the engine sets the timeout by a separate query on each new connection, about which its driver warns. */
function withIdleTimeout(url: string): string {
  const timed = new URL(url);
  if (!timed.searchParams.has("options"))
    timed.searchParams.set("options", `-c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_MS}`);
  return timed.href;
}

async function launch(pools: readonly string[]): Promise<ReadonlyMap<string, WorkflowQueue>> {
  workflowTimeoutConfig.pollingIntervalMs = UNUSED_POLL_MS;
  await DBOS.launch();
  // Without queues to listen to, it would still ask three times a second for new ones.
  wfQueueRunner.stop();
  const queues = new Map<string, WorkflowQueue>();
  for (const name of queuesOf(pools)) {
    const limits = { partitionConcurrency: PER_PARTITION, workerConcurrency: PER_PROCESS };
    queues.set(name, await DBOS.registerQueue(name, limits));
  }
  return queues;
}

/** Lowers the levels of the engine's log, which is verbose. */
const quiet = (log: Log) => ({
  info: (entry: unknown) => log.debug({ entry }, "engine"),
  debug: (entry: unknown) => log.trace({ entry }, "engine"),
  warn: (entry: unknown) => log.warn({ entry }, "engine"),
  error: (entry: unknown) => log.error({ err: entry }, "engine"),
});
