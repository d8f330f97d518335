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

/** Why a step failed. The engine wraps what a step threw in its own error, with the attempts as a list. */
export function failureReason(error: unknown): string {
  const attempts = (error as { errors?: unknown[] }).errors;
  const last = Array.isArray(attempts) && attempts.length > 0 ? attempts.at(-1) : error;
  // Postgres stores no NUL, and a message may quote anything.
  return (last instanceof Error ? last.message : String(last)).replaceAll("\0", "");
}
