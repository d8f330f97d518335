/** After this time without a request, a page or a change on disk, an account is at rest. */
const REST_AFTER_MS = 600_000;
/** Intervals are this many times as long at rest: many accounts, few of them in use, cost little. */
const REST_FACTOR = 30;

/** Whether an account is in use. */
export class Activity {
  /** By `performance.now()`. */
  private usedAt = Number.NEGATIVE_INFINITY;

  isInUse(): boolean {
    return performance.now() - this.usedAt < REST_AFTER_MS;
  }

  note(): void {
    this.usedAt = performance.now();
  }

  interval(ms: number): number {
    return this.isInUse() ? ms : REST_FACTOR * ms;
  }
}
