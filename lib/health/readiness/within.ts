import { setTimeout as sleep } from "node:timers/promises";

const MOST_WAIT_MS = 3_000;

/** What `look` finds, or `late` when it takes too long. */
export async function within(look: () => Promise<string | null>, late: string): Promise<string | null> {
  const timer = new AbortController();
  const waited = sleep(MOST_WAIT_MS, late, { signal: timer.signal, ref: false }).catch(() => late);
  try {
    return await Promise.race([look(), waited]);
  } finally {
    timer.abort();
  }
}
