import type { Log } from "./log";

/** So long, what was logged is still written; what could not be then, to an output that nobody reads, is let go. */
const LAST_WRITE_MS = 100;

/**
 * Ends this process, with a line in the log, at an error that nobody caught. One is known: when a connection to the
 * database breaks in the midst of a write, postgres.js 3.4.9 throws outside of any promise
 * (github.com/porsager/postgres/issues/1154), and its connection stays behind with half a message that it would send
 * to the next server. To go on with that is worse than to start anew, which loses nothing: requests that were under
 * way are tried again by their clients, runs go on behind their last step.
 */
export function leaveLastWords(log: Log): void {
  // Whoever read what this process says may leave before it does: that is no fault, and the log has files, too.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "an error that nobody caught: this process ends, to be started again");
    setTimeout(() => process.exit(1), LAST_WRITE_MS);
  });
}
