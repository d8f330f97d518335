import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

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
  renameSync(pidFileIn(cluster), aside);
  if (readFileSync(aside, "utf8") === seen.text) rmSync(aside);
  else renameSync(aside, pidFileIn(cluster));
}

/**
 * What has become of the process of a pid file: it serves this cluster, it is gone, it is a zombie (dead,
 * but its number is still taken), or its number belongs to another process by now.
 */
export type Fate = "serves" | "gone" | "zombie" | "other";

export function fateOf(file: PidFile, cluster: string): Fate {
  const found = describe(file.pid);
  if (found === null) return "gone";
  if (found.zombie) return "zombie";
  return found.command.includes(file.cluster) && sameDirectory(file.cluster, cluster) ? "serves" : "other";
}

/** A cluster that was moved while its server ran is still the same; one that was copied is not. */
function sameDirectory(started: string, cluster: string): boolean {
  return !existsSync(started) || realpathSync(started) === realpathSync(cluster);
}

function describe(pid: number): { zombie: boolean; command: string } | null {
  return existsSync("/proc/self/stat") ? describeByProc(pid) : describeByPs(pid);
}

function describeByProc(pid: number): { zombie: boolean; command: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const state = stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3);
    return { zombie: state === "Z" || state === "X", command: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
  } catch {
    return null;
  }
}

function describeByPs(pid: number): { zombie: boolean; command: string } | null {
  const { status, stdout } = spawnSync("ps", ["-o", "state=,args=", "-p", String(pid)], { encoding: "utf8" });
  if (status !== 0) return null;
  return { zombie: stdout.trimStart().startsWith("Z"), command: stdout };
}
