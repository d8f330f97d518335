/** What runs longer than this waits for others, not for this process, and no longer counts. */
const COUNTED_MS = 250;
/** A caller that last asked this long ago, in ms, is gone. */
const PRESENT_MS = 1_000;

/** What a caller runs that counts, and what waits for it. */
interface Caller {
  running: number;
  waiting: Waiting[];
}

interface Waiting {
  share: number;
  begin: () => void;
}

/** Limits what one caller runs at a time while others ask. */
export class FairShare {
  private readonly callers = new Map<string, Caller>();
  /** The last who asked, and the last other before. */
  private last = { key: "", at: Number.NEGATIVE_INFINITY };
  private other = this.last;

  /**
   * Does the work in its turn: while others ask, when less than `share` of the caller is running. `now` in ms, by a clock that
   * is never set.
   */
  async run<T>(key: string, share: number, work: () => Promise<T>, now = performance.now()): Promise<T> {
    const caller = this.callers.get(key) ?? { running: 0, waiting: [] };
    this.callers.set(key, caller);
    const isAlone = this.isAlone(key, now);
    if (isAlone) for (const { begin } of caller.waiting.splice(0)) begin();
    if (isAlone || (caller.waiting.length === 0 && caller.running < share)) caller.running += 1;
    else await this.turn(caller, share);
    const end = this.endOf(key, caller);
    const counted = setTimeout(end, COUNTED_MS).unref();
    try {
      return await work();
    } finally {
      clearTimeout(counted);
      end();
    }
  }

  /** Waits until other work of the caller has ended; it counts from then on. */
  private turn(caller: Caller, share: number): Promise<void> {
    return new Promise((resolve) => {
      const begin = () => {
        caller.running += 1;
        resolve();
      };
      caller.waiting.push({ share, begin });
    });
  }

  /** Ends what runs, once, and begins what waits. */
  private endOf(key: string, caller: Caller): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      caller.running -= 1;
      for (let next = caller.waiting[0]; next && caller.running < next.share; next = caller.waiting[0]) {
        caller.waiting.shift();
        next.begin();
      }
      if (caller.running + caller.waiting.length === 0) this.callers.delete(key);
    };
  }

  private isAlone(key: string, now: number): boolean {
    if (this.last.key !== key) this.other = this.last;
    this.last = { key, at: now };
    return now - this.other.at > PRESENT_MS;
  }
}
