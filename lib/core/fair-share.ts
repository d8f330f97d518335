import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";

/** What runs longer than this waits for others, not for this process, and no longer counts. */
const COUNTED_MS = 250;
/** Someone who asked this long ago, in ms, is not there any more. */
const PRESENT_MS = 1_000;

/** Lets each caller have no more than a share of what runs at a time, while others ask, too. */
export class FairShare {
  private readonly limits = new Map<string, LimitFunction>();
  /** The last who asked, and the last other before. */
  private last = { key: "", at: Number.NEGATIVE_INFINITY };
  private other = this.last;

  /** @param share how much of one caller runs at a time while others ask */
  constructor(private readonly share: number) {}

  /** Does the work in its turn. `now` in ms, by a clock that is never set. */
  run<T>(key: string, work: () => Promise<T>, now = performance.now()): Promise<T> {
    const limit = this.limits.get(key) ?? pLimit(Number.POSITIVE_INFINITY);
    this.limits.set(key, limit);
    limit.concurrency = this.isAlone(key, now) ? Number.POSITIVE_INFINITY : this.share;
    return new Promise((resolve, reject) => {
      limit(async () => {
        const done = work();
        resolve(done);
        await Promise.race([done.catch(() => {}), sleep(COUNTED_MS, undefined, { ref: false })]);
      })
        .catch(reject)
        .finally(() => {
          if (limit.activeCount + limit.pendingCount === 0) this.limits.delete(key);
        });
    });
  }

  private isAlone(key: string, now: number): boolean {
    if (this.last.key !== key) this.other = this.last;
    this.last = { key, at: now };
    return now - this.other.at > PRESENT_MS;
  }
}
