import { type ErrorCode, type ErrorDetail, KvError } from "@/lib/core/errors";
import { outageOf } from "@/lib/core/outage";

/** The one translation of error codes to HTTP. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  VALIDATION_ERROR: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  EXEC_ERROR: 502,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
};

/** `status` and `body` of an error reply. */
export interface ErrorReply {
  status: number;
  body: { error: { code: ErrorCode; message: string; details?: ErrorDetail[]; request_id: string } };
  headers: Record<string, string>;
}

/** Translates what was thrown. An unknown error shows only the request's id. */
export function errorReply(thrown: unknown, requestId: string): ErrorReply {
  const error = asKvError(thrown);
  const { code, message, details } = error;
  return {
    status: HTTP_STATUS[code],
    body: { error: { code, message, ...(details && { details }), request_id: requestId } },
    headers: error.retryAfter === undefined ? {} : { "Retry-After": String(Math.ceil(error.retryAfter)) },
  };
}

function asKvError(thrown: unknown): KvError {
  if (thrown instanceof KvError) return thrown;
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof KvError) return error;
  }
  const outage = outageOf(thrown);
  if (outage !== null) return new KvError("UNAVAILABLE", outage, { retryAfter: 5, cause: thrown });
  return new KvError(
    "INTERNAL_ERROR",
    "Something went wrong on our side; the request id finds it in the log",
  );
}
