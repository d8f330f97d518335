/** An owner that last asked this long ago, in ms, is gone. */
const PRESENT_MS = 10_000;

/** Who shares the threads of a pool: while others ask as well, one has at most half of them. */
export class Shares {
  /** When each owner last asked, the latest at the end. */
  private readonly asked = new Map<string, number>();
  private readonly share: number;

  constructor(size: number) {
    this.share = Math.max(1, Math.floor(size / 2));
  }

  /** `now` in ms, by a clock that is never set. */
  ask(owner: string, now = performance.now()): void {
    this.asked.delete(owner);
    this.asked.set(owner, now);
    for (const [each, at] of this.asked) {
      if (now - at < PRESENT_MS) break;
      this.asked.delete(each);
    }
  }

  /** Whether an owner that has `running` threads may have one more. */
  mayStart(running: number): boolean {
    return running < this.share || this.asked.size <= 1;
  }

  /** Whether an owner that has `running` threads has more than its share. */
  hasTooMany(running: number): boolean {
    return running > this.share && this.asked.size > 1;
  }
}
