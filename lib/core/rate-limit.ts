import { KvError } from "./errors";

/** The length of the window in which calls are counted. */
export const WINDOW_MS = 60_000;

/** The most callers that are counted at a time. */
const MAX_CALLERS = 10_000;

/** What is left of a caller's window. */
export interface Quota {
  limit: number;
  remaining: number;
  /** Whether this call exceeds the limit. */
  isOver: boolean;
  /** Seconds until the window ends. */
  resetAfter: number;
}

/**
 * Counts calls per caller in windows of a minute. Each web process counts separately, because the limit protects a
 * process and does not meter usage. Where there are too many callers, those whose windows end first are forgotten.
 */
export class RateLimiter {
  /** The oldest first. */
  private readonly windows = new Map<string, { startedAt: number; used: number }>();

  constructor(readonly limit: number) {}

  /** Counts one call. */
  take(caller: string, now: number): Quota {
    const window = this.window(caller, now);
    const isOver = window.used >= this.limit;
    if (!isOver) window.used += 1;
    return {
      limit: this.limit,
      remaining: this.limit - window.used,
      isOver,
      resetAfter: Math.ceil((window.startedAt + WINDOW_MS - now) / 1000),
    };
  }

  private window(caller: string, now: number): { startedAt: number; used: number } {
    const known = this.windows.get(caller);
    if (known && now - known.startedAt < WINDOW_MS) return known;
    // Set again, it would keep its place among the oldest.
    this.windows.delete(caller);
    this.forget(now);
    const fresh = { startedAt: now, used: 0 };
    this.windows.set(caller, fresh);
    return fresh;
  }

  private forget(now: number): void {
    for (const [caller, window] of this.windows) {
      if (this.windows.size < MAX_CALLERS && now - window.startedAt < WINDOW_MS) return;
      this.windows.delete(caller);
    }
  }
}

/** Throws `RATE_LIMITED` for a call that exceeds the limit. */
export function assertWithinLimit({ isOver, limit, resetAfter }: Quota): void {
  if (!isOver) return;
  throw new KvError("RATE_LIMITED", `Over the limit of ${limit} requests a minute`, {
    retryAfter: resetAfter,
  });
}
