import { type ErrorCode, type ErrorDetail, KvError } from "@/lib/core/errors";

/** The one translation of error codes to HTTP. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  UNAUTHORIZED: 401,
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

/** What the caller is told; `status` and `body` of the reply. */
export interface ErrorReply {
  status: number;
  body: { error: { code: ErrorCode; message: string; details?: ErrorDetail[]; request_id: string } };
  headers: Record<string, string>;
}

/** Translates what was thrown. An error that is not ours shows nothing but the request's id. */
export function errorReply(thrown: unknown, requestId: string): ErrorReply {
  const error = asKvError(thrown);
  const { code, message, details } = error;
  return {
    status: HTTP_STATUS[code],
    body: { error: { code, message, ...(details && { details }), request_id: requestId } },
    headers: error.retryAfter === undefined ? {} : { "Retry-After": String(Math.ceil(error.retryAfter)) },
  };
}

/** Codes of Node and Postgres that mean: the machine cannot serve now, try again. */
const OUTAGES = new Map<string, string>([
  ["ENOSPC", "The disk is full"],
  ["EDQUOT", "The disk quota is used up"],
  ["EROFS", "The vault is read-only"],
  ["ECONNREFUSED", "The database cannot be reached"],
  ["ECONNRESET", "The database cannot be reached"],
  ["CONNECT_TIMEOUT", "The database cannot be reached"],
  ["CONNECTION_ENDED", "The database cannot be reached"],
  ["CONNECTION_CLOSED", "The database cannot be reached"],
  ["CONNECTION_DESTROYED", "The database cannot be reached"],
  ["57P01", "The database is restarting"],
  ["57P03", "The database is starting"],
  ["53300", "The database has no free connection"],
]);

function asKvError(thrown: unknown): KvError {
  if (thrown instanceof KvError) return thrown;
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof KvError) return error;
    const outage = OUTAGES.get(String((error as { code?: unknown }).code));
    if (outage) return new KvError("UNAVAILABLE", outage, { retryAfter: 5, cause: thrown });
  }
  return new KvError(
    "INTERNAL_ERROR",
    "Something went wrong on our side; the request id finds it in the log",
  );
}
