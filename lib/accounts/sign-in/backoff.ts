const SECOND = 1_000;
/** The longest wait between two tries. */
const MAX_WAIT_MS = 900 * SECOND;
/** Tries are forgotten when none has come for so long. */
const FORGET_MS = 3_600 * SECOND;
const MAX_KEYS = 50_000;

interface Tries {
  count: number;
  last: number;
  /** No try is admitted before. */
  until: number;
}

/** Makes whoever tries too often wait longer each time: 1 second, 2, 4, up to 15 minutes. Nothing is locked for good. */
export class Backoff {
  private readonly keys = new Map<string, Tries>();

  /** @param free tries without any wait */
  constructor(private readonly free: number) {}

  /** Counts a try, or returns the milliseconds to wait before the next: then nothing is counted. */
  take(key: string, now: number): number {
    const tries = this.triesOf(key, now);
    if (now < tries.until) return tries.until - now;
    tries.count += 1;
    tries.last = now;
    const over = tries.count - this.free;
    if (over >= 0) tries.until = now + Math.min(MAX_WAIT_MS, SECOND * 2 ** over);
    return 0;
  }

  /** Takes a try back that was no failure. */
  giveBack(key: string): void {
    const tries = this.keys.get(key);
    if (!tries) return;
    tries.count = Math.max(0, tries.count - 1);
    if (tries.count < this.free) tries.until = 0;
  }

  clear(key: string): void {
    this.keys.delete(key);
  }

  private triesOf(key: string, now: number): Tries {
    const known = this.keys.get(key);
    if (known && now - known.last < FORGET_MS) return known;
    if (this.keys.size >= MAX_KEYS) this.makeRoom(now);
    const fresh = { count: 0, last: now, until: 0 };
    // At the end, so that the first are the oldest.
    this.keys.delete(key);
    this.keys.set(key, fresh);
    return fresh;
  }

  private makeRoom(now: number): void {
    for (const [key, { last }] of this.keys) if (now - last >= FORGET_MS) this.keys.delete(key);
    for (const key of this.keys.keys()) {
      if (this.keys.size < MAX_KEYS) return;
      this.keys.delete(key);
    }
  }
}
