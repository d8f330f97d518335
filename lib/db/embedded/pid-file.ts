import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { processState } from "@/lib/core/process";

/** What `postmaster.pid` of a cluster says. */
export interface PidFile {
  text: string;
  pid: number;
  /** The path under which the server was started. */
  cluster: string;
  port: number;
}

const pidFileIn = (cluster: string) => join(cluster, "postmaster.pid");

/** The cluster's pid file, or null when there is none or it is not yet whole. */
export function readPidFile(cluster: string): PidFile | null {
  let text: string;
  try {
    text = readFileSync(pidFileIn(cluster), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const [pid, path, , port] = text.split("\n");
  if (!pid || !path || !port) return null;
  return { text, pid: Number(pid), cluster: path, port: Number(port) };
}

/** Takes a pid file away, unless another start has replaced it meanwhile. */
export function discardPidFile(cluster: string, seen: PidFile): void {
  const aside = `${pidFileIn(cluster)}.${process.pid}`;
  try {
    renameSync(pidFileIn(cluster), aside);
  } catch {
    return; // another start was faster
  }
  if (readFileSync(aside, "utf8") === seen.text) rmSync(aside);
  else renameSync(aside, pidFileIn(cluster));
}

/**
 * What has become of the process of a pid file: it serves this cluster, it is gone, it is a zombie (dead,
 * but its number is still taken), or its number belongs to another process by now.
 */
export type Fate = "serves" | "gone" | "zombie" | "other";

export function fateOf(file: PidFile, cluster: string): Fate {
  const found = processState(file.pid);
  if (found === null) return "gone";
  if (found.zombie) return "zombie";
  return found.command.includes(file.cluster) && sameDirectory(file.cluster, cluster) ? "serves" : "other";
}

/** A cluster that was moved while its server ran is still the same; one that was copied is not. */
function sameDirectory(started: string, cluster: string): boolean {
  return !existsSync(started) || realpathSync(started) === realpathSync(cluster);
}
