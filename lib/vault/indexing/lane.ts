/** Does pieces of work, `width` at a time. */
export class Lane {
  private readonly running = new Set<Promise<void>>();
  private failure: { reason: unknown } | undefined;

  constructor(private readonly width: number) {}

  /** Begins the work as soon as there is room, and waits until then only. Throws what earlier work threw. */
  async begin(work: () => Promise<unknown>): Promise<void> {
    while (this.running.size >= this.width) await Promise.race(this.running);
    this.refuseAfterFailure();
    const piece = this.guarded(work).finally(() => this.running.delete(piece));
    this.running.add(piece);
  }

  /** Waits for all that was begun. Throws what the first of it threw. */
  async end(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
    this.refuseAfterFailure();
  }

  private async guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (reason) {
      this.failure ??= { reason };
    }
  }

  private refuseAfterFailure(): void {
    if (this.failure) throw this.failure.reason;
  }
}
