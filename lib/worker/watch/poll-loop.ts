/** After a failure, such as a lost connection. */
const RETRY_MS = 1_000;

/**
 * Runs a task on request and at an interval, never concurrently. Slow tasks run less often, so that a large vault
 * does not keep the process busy.
 */
export class PollLoop {
  private timer: NodeJS.Timeout | undefined;
  private dueAt = Number.POSITIVE_INFINITY;
  private running: Promise<boolean> | undefined;
  private lastTookMs = 0;
  private stopped = false;

  constructor(
    private readonly work: () => Promise<unknown>,
    /** The interval, asked for after each run; null for a task that runs on request only. */
    private readonly everyMs: (() => number) | null,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Schedules the task in `delayMs`, unless it is due earlier. */
  soon(delayMs: number): void {
    if (this.stopped) return;
    const at = performance.now() + Math.max(delayMs, this.running ? 3 * this.lastTookMs : 0);
    if (at >= this.dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => this.tick(), at - performance.now());
  }

  /** Stops the loop and waits for the active run. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async tick(): Promise<void> {
    this.dueAt = Number.POSITIVE_INFINITY;
    if (this.running) return this.soon(50);
    const started = performance.now();
    this.running = this.work().then(
      () => true,
      (error: unknown) => {
        this.onError(error);
        return false;
      },
    );
    const succeeded = await this.running;
    this.running = undefined;
    this.lastTookMs = performance.now() - started;
    const next = succeeded ? this.everyMs?.() : Math.min(this.everyMs?.() ?? RETRY_MS, RETRY_MS);
    if (next !== undefined) this.soon(Math.max(next, 10 * this.lastTookMs));
  }
}
