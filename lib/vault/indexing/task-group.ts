/** Runs tasks concurrently, up to `limit` at a time. */
export class TaskGroup {
  private readonly running = new Set<Promise<void>>();
  private failure: { reason: unknown } | undefined;

  constructor(private readonly limit: number) {}

  /** Starts a task once there is capacity. Throws the first error of an earlier task. */
  async begin(work: () => Promise<unknown>): Promise<void> {
    while (this.running.size >= this.limit) await Promise.race(this.running);
    this.throwFailure();
    const task = this.guarded(work).finally(() => this.running.delete(task));
    this.running.add(task);
  }

  /** Waits for all tasks. Throws the first error. */
  async end(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
    this.throwFailure();
  }

  private async guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (reason) {
      this.failure ??= { reason };
    }
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure.reason;
  }
}
