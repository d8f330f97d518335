import { isOwnOrigin } from "@/lib/core/public-address";
import { env } from "@/lib/env";
import type { ApiRequest } from "../request/request";
import { type Reply, withValue } from "./reply";

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const REQUEST_HEADERS =
  "Authorization, Content-Type, Accept, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Mcp-Protocol-Version, " +
  "Prefer, X-Request-Id";
export const REPLY_HEADERS =
  "ETag, Link, Location, Allow, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Idempotency-Replayed, " +
  "Content-Disposition, Content-Security-Policy, Deprecation, Sunset, WWW-Authenticate";
/** Two hours, the most that browsers keep it. */
const MAX_AGE = "7200";

/** The origin of a page in a browser that may read replies: one of `KV_CORS_ORIGINS`. Keys are no cookies. */
function allowedOrigin(request: ApiRequest): string | null {
  const origin = request.headers.get("origin");
  return origin !== null && env().KV_CORS_ORIGINS.includes(origin) ? origin : null;
}

/** Whether a request comes from a page of a site that is neither ours nor allowed; programs name no origin. */
export const isForeign = (request: ApiRequest): boolean =>
  request.headers.has("origin") &&
  allowedOrigin(request) === null &&
  !isOwnOrigin(request.headers, env().KV_PUBLIC_URL);

/** Lets a page of an allowed origin read the reply. */
export function allowOrigin(request: ApiRequest, reply: Reply): Reply {
  if (env().KV_CORS_ORIGINS.length === 0) return reply;
  const headers = withValue(reply.headers, "Vary", "Origin");
  const origin = allowedOrigin(request);
  return origin === null
    ? { ...reply, headers }
    : {
        ...reply,
        headers: {
          ...headers,
          "Access-Control-Allow-Origin": origin,
          "Access-Control-Expose-Headers": REPLY_HEADERS,
        },
      };
}

/** Whether a browser asks if a page of an allowed origin may send a request; it does so without a key. */
export const isPreflight = (request: ApiRequest): boolean =>
  request.method === "OPTIONS" &&
  request.headers.has("access-control-request-method") &&
  allowedOrigin(request) !== null;

export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Methods": METHODS,
  "Access-Control-Allow-Headers": REQUEST_HEADERS,
  "Access-Control-Max-Age": MAX_AGE,
};
