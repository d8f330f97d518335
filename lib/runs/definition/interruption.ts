import { type ErrorCode, type ErrorDetail, KvError } from "@/lib/core/errors";

/** The run was closed while it was running; nothing of it may be retried. */
export class RunClosed extends Error {}

/** Errors of the engine that stop an execution, by name, so that the engine need not be loaded. */
const ENGINE_STOPS = new Set(["DBOSWorkflowCancelledError", "DBOSWorkflowConflictError"]);

/**
 * Whether an execution was stopped from outside, which is not a failure: rethrow it. The run was closed, or
 * will resume later, or another process has taken it over (a conflict).
 */
export const isInterruption = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof RunClosed ||
    ENGINE_STOPS.has(error.constructor.name) ||
    (error.cause !== undefined && isInterruption(error.cause)));

/** Whether a further attempt of what failed with this error cannot succeed. */
export const isFinal = (error: unknown): boolean => error instanceof KvError && error.isFinal;

const FAULTS_OF_INPUT = new Set<string>([
  "VALIDATION_ERROR",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
] satisfies ErrorCode[]);

/** Whether a run with this code failed because of what it was given, such as a file that is no text: its worker works. */
export const isFaultOfInput = (code: string | null): boolean => code !== null && FAULTS_OF_INPUT.has(code);

/** What is kept of an error that a run failed with; its code and its details, where it is one of ours. */
export interface Failure {
  failure: string;
  code?: ErrorCode;
  details?: ErrorDetail[];
}

export function failureOf(error: unknown): Failure {
  const last = lastAttempt(error);
  const failure = withoutNul(last instanceof Error ? last.message : String(last));
  if (!(last instanceof KvError)) return { failure };
  const details = last.details?.map(({ path, message }) => ({
    path: withoutNul(path),
    message: withoutNul(message),
  }));
  return { failure, code: last.code, ...(details && { details }) };
}

/** Why a step failed. */
export const failureReason = (error: unknown): string => failureOf(error).failure;

/** The engine wraps what a step threw in its own error, with the attempts as a list. */
function lastAttempt(error: unknown): unknown {
  const attempts = (error as { errors?: unknown[] } | null)?.errors;
  return Array.isArray(attempts) && attempts.length > 0 ? attempts.at(-1) : error;
}

/** Postgres stores none, and a message may quote anything. */
const withoutNul = (text: string): string => text.replaceAll("\0", "");
