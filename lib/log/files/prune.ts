import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "@/lib/core/process";
import { type LogFileName, type LogService, logFilesAmong, thisHost } from "./names";

/** A process of another machine that has logged nothing for so long is taken for ended. */
const SILENT_MS = 3_600_000;

/**
 * Deletes the oldest log files of a service until `keep` are left, whoever wrote them. The files into which living
 * processes write stay, also when they are more.
 */
export async function pruneLogs(directory: string, service: LogService, keep: number): Promise<void> {
  const files = logFilesAmong(await readdir(directory)).filter((file) => file.service === service);
  let surplus = files.length - keep;
  for (const file of files) {
    if (surplus <= 0) return;
    if (isNewestOfItsProcess(file, files) && (await isWrittenStill(directory, file))) continue;
    await unlink(join(directory, file.name)).catch(ignoreMissing);
    surplus -= 1;
  }
}

const isNewestOfItsProcess = (file: LogFileName, files: readonly LogFileName[]): boolean =>
  files.findLast(({ host, pid }) => host === file.host && pid === file.pid) === file;

async function isWrittenStill(directory: string, { name, host, pid }: LogFileName): Promise<boolean> {
  if (host === thisHost()) return isRunning(pid);
  const { mtimeMs } = await stat(join(directory, name)).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < SILENT_MS;
}

/** Two processes may prune at once. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
