import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** A process with a given pid. A zombie has ended, but its parent has not waited for it yet. */
export interface ProcessState {
  zombie: boolean;
  /** The pid of its parent. */
  parent: number;
  /** Its command line; how arguments are separated depends on the system. */
  command: string;
}

/** The process with this pid, or null. */
export function processState(pid: number): ProcessState | null {
  return existsSync("/proc/self/stat") ? stateByProc(pid) : stateByPs(pid);
}

/** Whether a process runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  return processState(pid)?.zombie === false;
}

function stateByProc(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return { zombie: state === "Z" || state === "X", parent: Number(parent), command };
  } catch {
    return null;
  }
}

function stateByPs(pid: number): ProcessState | null {
  const { status, stdout } = spawnSync("ps", ["-o", "state=,ppid=,args=", "-p", String(pid)], {
    encoding: "utf8",
  });
  if (status !== 0) return null;
  const [, state = "", parent, command = ""] = /^\s*(\S+)\s+(\d+)\s+(.*)/.exec(stdout) ?? [];
  return { zombie: state.startsWith("Z"), parent: Number(parent), command };
}
