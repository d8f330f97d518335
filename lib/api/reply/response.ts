import { randomUUID } from "node:crypto";
import { logger } from "@/lib/log";
import { challenge } from "../authenticate";
import type { ApiRequest } from "../request/request";
import { errorReply } from "./errors";
import type { Reply } from "./reply";

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The request's own id when it is a plain token, else a new one. */
export function requestIdOf(request: ApiRequest): string {
  const given = request.headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Headers of every reply: nothing of an account may be kept by a cache in between. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Request-Id": requestId,
});

/** The reply for whatever was thrown; what the caller must not see goes to the log. */
export function replyToError(
  request: ApiRequest,
  requestId: string,
  thrown: unknown,
  extra: Record<string, string> = {},
): Reply {
  const { status, body, headers } = errorReply(thrown, requestId);
  if (status >= 500) logger("web").error({ requestId, err: thrown }, "request failed");
  return {
    status,
    headers: {
      ...commonHeaders(requestId),
      ...extra,
      ...headers,
      ...(status === 401 && { "WWW-Authenticate": challenge(request) }),
    },
    body: JSON.stringify(body),
  };
}
