import { setTimeout as sleep } from "node:timers/promises";
import type { CheckOutcome } from "./check";

const PAUSE_MS = 1_000;

/**
 * Repeats a check while it finds issues, for `patienceMs`: an active service is always about to index a file, and
 * resumes the runs of a dead process after 15 s. Only lasting issues count.
 */
export async function retryUntilStable(
  run: () => Promise<CheckOutcome>,
  patienceMs: number,
): Promise<CheckOutcome> {
  const until = performance.now() + patienceMs;
  let found = await run();
  let lasting = new Set(found.faults);
  while (lasting.size > 0 && performance.now() < until) {
    await sleep(PAUSE_MS);
    found = await run();
    lasting = new Set(found.faults.filter((fault) => lasting.has(fault)));
    if (found.faults.length > 0 && lasting.size === 0) lasting = new Set(found.faults);
  }
  return { looked: found.looked, faults: found.faults.length === 0 ? [] : [...lasting] };
}
