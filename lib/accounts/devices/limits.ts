import { networkOf } from "@/lib/core/network";
import { perProcess } from "@/lib/core/per-process";
import { assertWithinLimit, RateLimiter } from "@/lib/core/rate-limit";

/** Calls per minute. An address, or a /64 of IPv6, is one machine, or an office behind a router. */
const LIMITS = {
  /** Asking for a code. All addresses together may fill a page, but no database. */
  code: 10,
  anyCode: 120,
  /** Asking for the token, each device every 5 seconds. */
  token: 240,
  /** Entering a code, of an account and of an address: in its 10 minutes, 1 guess in 10⁸ is right at the most. */
  claim: 10,
  anyClaim: 30,
} as const;

const limiters = perProcess("device limits", () => new Map<string, RateLimiter>());

/**
 * Counts one call of an account, or of the network of an address. Throws `RATE_LIMITED` when it is one too many.
 */
export function limit(what: keyof typeof LIMITS, caller: string): void {
  const limiter = limiters().get(what) ?? new RateLimiter(LIMITS[what]);
  limiters().set(what, limiter);
  assertWithinLimit(limiter.take(networkOf(caller), performance.now()));
}
