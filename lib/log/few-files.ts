import { readFileSync } from "node:fs";
import type { Log } from "./log";

/** What systems allow by default, or more; with fewer, a start may fail at any file, socket or child process. */
const ENOUGH = 1_024;

/** Warns when this process may open few files: what fails for that later names only the file that was one too many. */
export function warnOfFewFiles(log: Pick<Log, "warn">, most = maxOpenFiles(readLimits())): void {
  if (most < ENOUGH)
    log.warn(
      { most },
      `only ${most} files may be open at a time: allow ${ENOUGH}, with ulimit -n or LimitNOFILE`,
    );
}

/** From `/proc/self/limits`; unlimited if it does not say. */
export const maxOpenFiles = (limits: string): number =>
  Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);

/** Empty on systems without it. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
