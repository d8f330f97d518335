import { outageOf } from "@/lib/core/outage";
import type { Log } from "./log";

/** Time for the output to be written before the process exits. */
const LAST_WRITE_MS = 100;

/**
 * Logs an uncaught error and exits. One case is known: when a connection to the database breaks during a write,
 * postgres.js 3.4.9 throws outside of any promise (github.com/porsager/postgres/issues/1154), and the connection keeps
 * half a message that it would send to the next server. A restart is safe: clients retry their requests, and runs
 * continue after their last step.
 */
export function logUncaughtErrors(log: Log): void {
  // A closed pipe is not a reason to exit: the log goes to files as well.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  process.on("uncaughtException", (error, origin) => {
    const what = outageOf(error) ?? "uncaught error";
    log.fatal({ err: error, origin }, `${what}: the process exits and is restarted`);
    setTimeout(() => process.exit(1), LAST_WRITE_MS);
  });
}
