import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "@/lib/core/outage";

const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 2_000;

/**
 * Does the work, again and again while the database is away: a run must not fail, nor a file be put out of the
 * way, because Postgres restarts. What was cut off may have been done, so the work is idempotent.
 */
export async function throughOutages<T>(work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await sleep(pause);
    }
  }
}
