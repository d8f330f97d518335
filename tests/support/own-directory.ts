import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "../../lib/core/process.ts";

const ours = new Set<string>();

/** Makes a directory that is gone with this process, or when another is made beside it and this process was killed. */
export function ownDirectory(parent: string, name: string): string {
  removeLeftovers(parent, name);
  const path = mkdtempSync(join(parent, `${name}${process.pid}-`));
  ours.add(path);
  process.on("exit", () => remove(path));
  return path;
}

/** Removes the directories of this name whose processes are dead. */
export function removeLeftovers(parent: string, name: string): void {
  for (const entry of readdirSync(parent)) {
    const path = join(parent, entry);
    const pid = entry.startsWith(name) && Number(/^(\d+)-/.exec(entry.slice(name.length))?.[1]);
    if (pid && !ours.has(path) && !isAnothers(pid)) remove(path);
  }
}

/** Whether another process runs with this pid: in a container, each run has the pid of the one before it. */
const isAnothers = (pid: number): boolean => pid !== process.pid && isRunning(pid);

/** What cannot be removed now, as another user's, is left to a later run. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  } catch {}
}
