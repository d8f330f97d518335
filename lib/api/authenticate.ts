import { authenticate, authenticateDevice, isBearerForm, isDeviceToken } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { KvError } from "@/lib/core/errors";
import { networkOf } from "@/lib/core/network";
import { assertWithinLimit, type Quota, RateLimiter } from "@/lib/core/rate-limit";
import { type Account, type Actor, type Context, type Database, database } from "@/lib/db";
import type { Access } from "@/lib/db/tables";
import { env } from "@/lib/env";
import { logger } from "@/lib/log";
import type { ApiRequest } from "./request/request";

/** Tokens that a network may have refused in a minute. */
const FAILURES_PER_MINUTE = 600;

let perKey: RateLimiter | undefined;
const failures = new RateLimiter(FAILURES_PER_MINUTE);

export interface Caller {
  ctx: Context;
  quota: Quota;
}

/**
 * The caller by `Authorization: Bearer`, and the remaining quota, which may be exceeded. Throws `UNAUTHORIZED`, and
 * `RATE_LIMITED` for a network with many failures.
 */
export async function authenticateRequest(request: ApiRequest, requestId: string): Promise<Caller> {
  const clock = systemClock;
  const from = request.headers.get("x-kv-remote") ?? "unknown";
  const who = await bearer(database(), bearerKey(request), clock.now(), from).catch((error: unknown) => {
    if (error instanceof KvError && error.code === "UNAUTHORIZED" && isGuess(request)) {
      assertWithinLimit(failures.take(networkOf(from), performance.now()));
    }
    throw error;
  });
  perKey ??= new RateLimiter(env().KV_RATE_LIMIT);
  const quota = perKey.take(who.actor.id, performance.now());
  const account = who.account.id;
  const ctx = {
    ...who,
    db: database().account(account),
    clock,
    // Made when it is asked for: few operations log.
    get log() {
      return logger("web").child({ requestId, account });
    },
    from,
  };
  return { ctx, quota };
}

/** How long the answer of a check is that of others of the same key, in ms. */
const SHARED_MS = 1_000;

/** The last check of each key, the oldest first. */
const checks = new Map<string, { at: number; answer: Promise<boolean> }>();

/**
 * Whether the request's key is still valid; assumed while the database is unavailable. Many streams of a key ask the database
 * once a second.
 */
export function isStillOpen(request: ApiRequest): Promise<boolean> {
  const [key, now] = [bearerKey(request), performance.now()];
  for (const [old, { at }] of checks) {
    if (now - at < SHARED_MS) break;
    checks.delete(old);
  }
  const known = checks.get(key);
  if (known) return known.answer;
  const answer = bearer(database(), key, systemClock.now()).then(
    () => true,
    (error: unknown) => !(error instanceof KvError && error.code === "UNAUTHORIZED"),
  );
  checks.set(key, { at: now, answer });
  return answer;
}

/** The caller: a program with an API key, or a device with its token. */
const bearer = (
  db: Database,
  token: string,
  now: Date,
  from?: string,
): Promise<{ account: Account; actor: Actor; access?: Access }> =>
  isDeviceToken(token) ? authenticateDevice(db, token, now) : authenticate(db, token, now, from);

const tokenOf = (request: ApiRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];

/** Whether a refused token might have been one of ours. No token, and one of another form, cost nothing and can find no key. */
const isGuess = (request: ApiRequest): boolean => isBearerForm(tokenOf(request) ?? "");

function bearerKey(request: ApiRequest): string {
  const key = tokenOf(request);
  if (key === undefined) throw new KvError("UNAUTHORIZED", "Missing or malformed Authorization header");
  return key;
}

/** RFC 6750, section 3: without an error code if there was no token, with one if it was rejected. */
export const challenge = (request: ApiRequest): string =>
  request.headers.has("authorization") ? 'Bearer error="invalid_token"' : "Bearer";
