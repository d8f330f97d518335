import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isCode } from "@/lib/core/error-code";
import { processState } from "@/lib/core/process";

/** The content of a cluster's `postmaster.pid`. */
export interface PidFile {
  text: string;
  pid: number;
  /** The path that the server was started with. */
  cluster: string;
  port: number;
}

const pidFileIn = (cluster: string) => join(cluster, "postmaster.pid");

/** The cluster's pid file, or null when it is missing or incomplete. */
export function readPidFile(cluster: string): PidFile | null {
  let text: string;
  try {
    text = readFileSync(pidFileIn(cluster), "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
  const [pid, path, , port] = text.split("\n");
  if (!pid || !path || !port) return null;
  return { text, pid: Number(pid), cluster: path, port: Number(port) };
}

/** Removes a pid file, unless another process has replaced it. */
export function discardPidFile(cluster: string, seen: PidFile): void {
  const aside = `${pidFileIn(cluster)}.${process.pid}`;
  try {
    renameSync(pidFileIn(cluster), aside);
  } catch {
    return; // another process was faster
  }
  if (readFileSync(aside, "utf8") === seen.text) rmSync(aside);
  else renameSync(aside, pidFileIn(cluster));
}

/**
 * Status of the process of a pid file: it serves this cluster, has exited, is a zombie (its pid is still in use), or
 * its pid belongs to another process.
 */
export type ServerStatus = "serves" | "gone" | "zombie" | "other";

export function serverStatus(file: PidFile, cluster: string): ServerStatus {
  const found = processState(file.pid);
  if (found === null) return "gone";
  if (found.zombie) return "zombie";
  return found.command.includes(file.cluster) && sameDirectory(file.cluster, cluster) ? "serves" : "other";
}

/** A cluster that was moved while its server was running is the same; a copy is not. */
function sameDirectory(started: string, cluster: string): boolean {
  return !existsSync(started) || realpathSync(started) === realpathSync(cluster);
}
