import { setTimeout as sleep } from "node:timers/promises";

/** Waits until `holds` is true, asking every 20 ms. Throws after `limit` milliseconds. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit = 10_000,
): Promise<void> {
  for (const deadline = Date.now() + limit; !(await holds()); await sleep(20))
    if (Date.now() > deadline) throw new Error(`Not within ${limit} ms: ${what}`);
}
