const SECOND = 1_000;
/** The longest wait between two attempts. */
const MAX_WAIT_MS = 900 * SECOND;
/** Attempts are forgotten after this time without another. */
const FORGET_MS = 3_600 * SECOND;
const MAX_KEYS = 50_000;

interface Tries {
  count: number;
  last: number;
  /** No attempt is allowed before. */
  until: number;
}

/** Exponential backoff for repeated attempts: 1 second, 2, 4, up to 15 minutes. Nothing is locked permanently. */
export class Backoff {
  private readonly keys = new Map<string, Tries>();

  /** @param free attempts without a wait */
  constructor(private readonly free: number) {}

  /** Counts an attempt; or counts nothing and returns the milliseconds to wait before the next. */
  take(key: string, now: number): number {
    const tries = this.triesOf(key, now);
    if (now < tries.until) return tries.until - now;
    tries.count += 1;
    tries.last = now;
    const over = tries.count - this.free;
    if (over >= 0) tries.until = now + Math.min(MAX_WAIT_MS, SECOND * 2 ** over);
    return 0;
  }

  /** Uncounts a successful attempt. */
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
    const isFresh = known === undefined || now - known.last >= FORGET_MS;
    const tries = isFresh ? { count: 0, last: now, until: 0 } : known;
    // At the end, so that the first are those that nobody has tried for the longest time.
    this.keys.delete(key);
    if (this.keys.size >= MAX_KEYS) this.makeRoom(now);
    this.keys.set(key, tries);
    return tries;
  }

  private makeRoom(now: number): void {
    for (const [key, { last }] of this.keys) if (now - last >= FORGET_MS) this.keys.delete(key);
    for (const key of this.keys.keys()) {
      if (this.keys.size < MAX_KEYS) return;
      this.keys.delete(key);
    }
  }
}
