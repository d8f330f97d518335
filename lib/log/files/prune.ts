import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { isCode } from "@/lib/core/error-code";
import { isRunning } from "@/lib/core/process";
import { type LogFileName, type LogService, logFilesAmong, thisHost } from "./names";

/** A process of another machine that has logged nothing for this time counts as ended. */
const SILENT_MS = 3_600_000;

/**
 * Deletes the oldest log files of a service, of any process, until `keep` are left. Files that running processes
 * write to are kept even beyond that number.
 */
export async function pruneLogs(directory: string, service: LogService, keep: number): Promise<void> {
  const files = logFilesAmong(await readdir(directory)).filter((file) => file.service === service);
  let surplus = files.length - keep;
  for (const file of files) {
    if (surplus <= 0) return;
    if (isNewestOfItsProcess(file, files) && (await isStillWritten(directory, file))) continue;
    await unlink(join(directory, file.name)).catch(ignoreMissing);
    surplus -= 1;
  }
}

const isNewestOfItsProcess = (file: LogFileName, files: readonly LogFileName[]): boolean =>
  files.findLast(({ host, pid }) => host === file.host && pid === file.pid) === file;

async function isStillWritten(directory: string, { name, host, pid }: LogFileName): Promise<boolean> {
  if (host === thisHost()) return isRunning(pid);
  const { mtimeMs } = await stat(join(directory, name)).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < SILENT_MS;
}

/** Two processes may prune at once. */
function ignoreMissing(error: unknown): void {
  if (!isCode(error, "ENOENT")) throw error;
}
