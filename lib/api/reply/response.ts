import { randomUUID } from "node:crypto";
import { logger } from "@/lib/log";
import { challenge } from "../authenticate";
import { errorReply } from "./errors";

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The request's own id when it is a plain token, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The bytes of a body, for the server around, which makes `Content-Length` of it: Next removes that. */
export const SIZE_HEADER = "x-kv-size";

/** The size of a complete body. */
export const sizeHeader = (body: string | Uint8Array): Record<string, string> => ({
  [SIZE_HEADER]: String(Buffer.byteLength(body)),
});

/** Headers of every reply: nothing of an account may be kept by a cache in between. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Request-Id": requestId,
});

/** The reply for whatever was thrown; what the caller must not see goes to the log. */
export function errorResponse(
  request: Request,
  requestId: string,
  thrown: unknown,
  extra: Record<string, string> = {},
): Response {
  const { status, body, headers } = errorReply(thrown, requestId);
  if (status >= 500) logger("web").error({ requestId, err: thrown }, "request failed");
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      ...commonHeaders(requestId),
      ...sizeHeader(text),
      ...extra,
      ...headers,
      ...(status === 401 && { "WWW-Authenticate": challenge(request) }),
    },
  });
}
