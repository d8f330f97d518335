/** Smaller corrections, as by NTP, change nothing. */
const NOTICED_MS = 60_000;

/** What the clock shows beyond the time that has passed evenly, in ms: the same until it is set. */
const offset = (): number => Date.now() - performance.now();

/** Notices when the clock of the machine is set, or when the machine has slept. */
export class ClockWatch {
  private last = offset();

  /** Whether it was set since the last call. */
  wasSet(): boolean {
    const now = offset();
    const isSet = Math.abs(now - this.last) > NOTICED_MS;
    if (isSet) this.last = now;
    return isSet;
  }
}
