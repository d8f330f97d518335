import { setTimeout as sleep } from "node:timers/promises";

/** What waits long asks seldom: each question is work for the machine that is waited for. */
const MAX_PAUSE_MS = 200;

/** Waits until `holds` is true, asking every 20 ms at first. Throws after `limit` milliseconds. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit = 30_000,
): Promise<void> {
  const began = Date.now();
  for (let waited = 0; !(await holds()); await sleep(Math.min(20 + waited / 10, MAX_PAUSE_MS))) {
    waited = Date.now() - began;
    if (waited > limit) throw new Error(`Not within ${limit} ms: ${what}`);
  }
}

/** Waits until `read` has answered the same for `ms` milliseconds. Answers what that is. */
export async function untilSteady<T>(what: string, read: () => T | Promise<T>, ms = 500): Promise<T> {
  let last = await read();
  let since = Date.now();
  const isSteady = async () => {
    const now = await read();
    if (now !== last) {
      last = now;
      since = Date.now();
    }
    return Date.now() - since >= ms;
  };
  await until(what, isSteady, 60_000);
  return last;
}
