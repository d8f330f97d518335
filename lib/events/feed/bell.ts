import { setTimeout as sleep } from "node:timers/promises";

/** Remembers that it rang until somebody waits for it. */
export class Bell {
  private isRung = false;
  private answer = () => {};

  readonly ring = (): void => {
    this.isRung = true;
    this.answer();
  };

  /** Waits until it is rung, for at most `ms`. Returns whether it was. */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.isRung) {
      const ended = new AbortController();
      const rung = new Promise<void>((resolve) => {
        this.answer = resolve;
      });
      const over = sleep(ms, undefined, { signal: AbortSignal.any([signal, ended.signal]) });
      await Promise.race([rung, over.catch(() => {})]);
      ended.abort();
    }
    const wasRung = this.isRung;
    this.isRung = false;
    return wasRung;
  }
}
