import { setTimeout as sleep } from "node:timers/promises";

/** Waits until `holds` is true, asking every 20 ms. Throws after `limit` milliseconds. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit = 30_000,
): Promise<void> {
  for (const deadline = Date.now() + limit; !(await holds()); await sleep(20))
    if (Date.now() > deadline) throw new Error(`Not within ${limit} ms: ${what}`);
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
