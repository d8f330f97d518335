import { setTimeout as sleep } from "node:timers/promises";
import type { CheckOutcome } from "./check";

const PAUSE_MS = 1_000;

/**
 * Looks again while there are faults, for `patienceMs`: a service at work is always about to write a row for a file,
 * and takes up the runs of a dead process after 15 s. Only what stays counts.
 */
export async function retryUntilStable(
  run: () => Promise<CheckOutcome>,
  patienceMs: number,
): Promise<CheckOutcome> {
  const until = Date.now() + patienceMs;
  let found = await run();
  let lasting = new Set(found.faults);
  while (lasting.size > 0 && Date.now() < until) {
    await sleep(PAUSE_MS);
    found = await run();
    lasting = new Set(found.faults.filter((fault) => lasting.has(fault)));
    if (found.faults.length > 0 && lasting.size === 0) lasting = new Set(found.faults);
  }
  return { looked: found.looked, faults: found.faults.length === 0 ? [] : [...lasting] };
}
