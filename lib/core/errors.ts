import { knownAcrossBundles } from "./across-bundles";

/**
 * Error codes of the domain, independent of the transport: each transport translates
 * the codes once (`lib/api/reply/errors.ts` for HTTP, `app/action.ts` for server actions).
 */
export type ErrorCode =
  | "UNAUTHORIZED"
  | "FORBIDDEN"
  | "VALIDATION_ERROR"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "CONFLICT"
  | "PRECONDITION_FAILED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "IDEMPOTENCY_MISMATCH"
  | "RATE_LIMITED"
  | "EXEC_ERROR"
  | "INTERNAL_ERROR"
  | "UNAVAILABLE";

/** One problem of the input: `path` is dotted (`fields.tags`), `message` says what is wrong and what is expected. */
export interface ErrorDetail {
  path: string;
  message: string;
}

export interface ErrorOptions {
  details?: ErrorDetail[];
  /** Seconds until a retry can succeed. */
  retryAfter?: number;
  /** Whether the requested action may have been carried out nevertheless. */
  mayBeDone?: boolean;
  /** Whether a further try of the same cannot succeed. */
  isFinal?: boolean;
  cause?: unknown;
}

/** An error whose message may be shown to the caller. Any other error is shown as a request id only. */
export class KvError extends Error {
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;
  readonly mayBeDone: boolean;
  readonly isFinal: boolean;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "KvError";
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.mayBeDone = options.mayBeDone ?? false;
    this.isFinal = options.isFinal ?? false;
  }
}

knownAcrossBundles(KvError, "error");

/** The input is wrong at `path`. */
export const invalid = (
  path: string,
  message: string,
  options: Pick<ErrorOptions, "isFinal"> = {},
): KvError => new KvError("VALIDATION_ERROR", message, { ...options, details: [{ path, message }] });

export const notFound = (message: string): KvError => new KvError("NOT_FOUND", message);

export const conflict = (message: string): KvError => new KvError("CONFLICT", message);
