import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isCode } from "@/lib/core/error-code";
import { processState } from "@/lib/core/process";

/**
 * Does `work` while holding a lock file that names this process; waits while another process holds it.
 * A lock whose holder has died is free.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  mkdirSync(dirname(path), { recursive: true });
  for (let isWaiting = false; !take(path); await sleep(200)) {
    if (!isWaiting) onWait();
    isWaiting = true;
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Holds a lock file until `releaseLock`. Throws the message that `explain` makes of the holder's process id. */
export function holdLock(path: string, explain: (pid: number) => string): void {
  mkdirSync(dirname(path), { recursive: true });
  // A lock whose holder has died is removed by the first try.
  if (take(path) || take(path)) return;
  throw new Error(explain(holderOf(path).pid));
}

export const releaseLock = (path: string): void => rmSync(path, { force: true });

/** Links a complete file into place, as an empty lock would say nothing of its holder. */
function take(path: string): boolean {
  const draft = `${path}.${process.pid}.new`;
  try {
    writeFileSync(draft, `${process.pid} ${processState(process.pid)?.started ?? ""}`);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  if (!isHeld(path)) removeDead(path);
  return false;
}

/**
 * Removes the lock of a holder that has died. If another process has done so first and taken a new one, that stays: to
 * know which it is, it is put aside first.
 */
export function removeDead(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (isHeld(aside)) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, "ENOENT", "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function holderOf(path: string): { pid: number; started: string } {
  const [pid = "", ...started] = readFileSync(path, "utf8").split(" ");
  return { pid: Number(pid), started: started.join(" ") };
}

function isHeld(path: string): boolean {
  try {
    const { pid, started } = holderOf(path);
    if (pid === 0) return false; // an earlier version died before it wrote its id
    const process = processState(pid);
    // Another process may have its pid by now; earlier versions did not say when theirs was started.
    return process?.zombie === false && (started === "" || started === process.started);
  } catch {
    return false;
  }
}
