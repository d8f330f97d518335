import { headers } from "next/headers";
import { type Person, signIn } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import { RateLimiter } from "@/lib/core/rate-limit";
import { database } from "@/lib/db";

/** Attempts per minute. Several people may share an address; an e-mail address has one. */
const TRIES_PER_ADDRESS = 30;
const TRIES_PER_EMAIL = 10;

/** One pair per process: pages and route handlers are bundled separately. */
const shared = globalThis as { kvSignInLimits?: { address: RateLimiter; email: RateLimiter } };

function limits() {
  shared.kvSignInLimits ??= {
    address: new RateLimiter(TRIES_PER_ADDRESS),
    email: new RateLimiter(TRIES_PER_EMAIL),
  };
  return shared.kvSignInLimits;
}

/** The person with this e-mail and password, or null. Throws `RATE_LIMITED` after too many attempts. */
export async function checkPassword(email: string, password: string): Promise<Person | null> {
  await takeTry(email);
  return signIn(database(), email, password);
}

/** Counts one attempt of the caller. Throws `RATE_LIMITED`. */
export async function takeTry(email: string): Promise<void> {
  const address = (await headers()).get("x-kv-remote") ?? "unknown";
  const now = Date.now();
  const quotas = [limits().address.take(address, now), limits().email.take(email.trim().toLowerCase(), now)];
  const over = quotas.find(({ isOver }) => isOver);
  if (!over) return;
  throw new KvError("RATE_LIMITED", `Too many attempts. Try again in ${over.resetAfter} seconds.`, {
    retryAfter: over.resetAfter,
  });
}
