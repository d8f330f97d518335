import { setTimeout as sleep } from "node:timers/promises";

const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 2_000;

/**
 * What a lost or refused connection to Postgres is called: by the system, by the driver, and by the server that
 * shuts down, starts up, or has no place left. A pool that was ended on purpose is none of them.
 */
const OUTAGES = new Set([
  ..."ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT".split(" "),
  ..."CONNECTION_CLOSED CONNECTION_DESTROYED CONNECT_TIMEOUT".split(" "),
  ..."57P01 57P02 57P03 53300 08000 08001 08003 08004 08006".split(" "),
]);

/**
 * Does the work, again and again while the database is away: a run must not fail, nor a file be put out of the
 * way, because Postgres restarts. What was cut off may have been done, so the work is idempotent.
 */
export async function throughOutages<T>(work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await sleep(pause);
    }
  }
}

export const isOutage = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && OUTAGES.has(String(error.code))) || isOutage(error.cause));
