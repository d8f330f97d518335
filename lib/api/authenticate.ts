import { authenticate, authenticateDevice, isDeviceToken } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { KvError } from "@/lib/core/errors";
import { networkOf } from "@/lib/core/network";
import { assertWithinLimit, type Quota, RateLimiter } from "@/lib/core/rate-limit";
import { type Account, type Actor, type Context, type Database, database } from "@/lib/db";
import type { Access } from "@/lib/db/tables";
import { env } from "@/lib/env";
import { logger } from "@/lib/log";
import type { ApiRequest } from "./request/request";

/** Failed authentications that a network may have in a minute. */
const FAILURES_PER_MINUTE = 60;

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
    if (error instanceof KvError && error.code === "UNAUTHORIZED") {
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

/** Whether the request's key is still valid; assumed while the database is unavailable. */
export async function isStillOpen(request: ApiRequest): Promise<boolean> {
  return bearer(database(), bearerKey(request), systemClock.now()).then(
    () => true,
    (error: unknown) => !(error instanceof KvError && error.code === "UNAUTHORIZED"),
  );
}

/** The caller: a program with an API key, or a device with its token. */
const bearer = (
  db: Database,
  token: string,
  now: Date,
  from?: string,
): Promise<{ account: Account; actor: Actor; access?: Access }> =>
  isDeviceToken(token) ? authenticateDevice(db, token, now) : authenticate(db, token, now, from);

function bearerKey(request: ApiRequest): string {
  const header = request.headers.get("authorization") ?? "";
  const key = /^Bearer +(\S+) *$/i.exec(header)?.[1];
  if (key === undefined) throw new KvError("UNAUTHORIZED", "Missing or malformed Authorization header");
  return key;
}

/** RFC 6750, section 3: without an error code if there was no token, with one if it was rejected. */
export const challenge = (request: ApiRequest): string =>
  request.headers.has("authorization") ? 'Bearer error="invalid_token"' : "Bearer";
