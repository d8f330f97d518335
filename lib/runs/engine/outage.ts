import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "@/lib/core/outage";

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/**
 * Repeats the work while the database is unreachable: a restart of Postgres must not fail a run or quarantine a file.
 * An interrupted attempt may have succeeded, so the work must be idempotent.
 */
export async function retryOnDatabaseOutage<T>(work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await sleep(pause);
    }
  }
}
