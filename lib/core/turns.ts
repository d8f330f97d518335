/** How long work may hold the event loop, in ms. */
const TURN_MS = 10;

/** For long work in small steps: between two of them, what else waits in the process gets its turn. */
export class Turns {
  private since = performance.now();

  /** Resolves at once, or after what else waits when this has held the event loop for too long. */
  async next(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await new Promise(setImmediate);
    this.since = performance.now();
  }
}
