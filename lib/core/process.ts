import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process with a given pid. A zombie has ended, but its parent has not waited for it yet. */
export interface ProcessState {
  zombie: boolean;
  /** The pid of its parent. */
  parent: number;
  /** When it was started, as the system says it: with its pid, it is one process. */
  started: string;
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

/**
 * Names the processes among which a pid is one process: those of this container, or of this machine since its start.
 * Containers, and machines that were cloned, may share a host name.
 */
export function pidNamespace(): string {
  cached ??= [hostname(), bootId(), pidNamespaceId()].filter(Boolean).join(" ");
  return cached;
}

let cached: string | undefined;

const bootId = () => ifLinux(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
const pidNamespaceId = () => ifLinux(() => readlinkSync("/proc/self/ns/pid"));

/** Elsewhere there are no containers: only the host name counts. */
function ifLinux(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}

/** Of the fields of `/proc/<pid>/stat` behind the name: the ticks from the boot of the machine. */
const STARTED = 19;

function stateByProc(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, parent] = fields;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return {
      zombie: state === "Z" || state === "X",
      parent: Number(parent),
      started: fields[STARTED] ?? "",
      command,
    };
  } catch {
    return null;
  }
}

function stateByPs(pid: number): ProcessState | null {
  const { status, stdout } = spawnSync("ps", ["-o", "state=,ppid=,lstart=,args=", "-p", String(pid)], {
    encoding: "utf8",
  });
  if (status !== 0) return null;
  // `Mon Mar  2 09:15:00 2026`
  const line = /^\s*(\S+)\s+(\d+)\s+((?:\S+\s+){4}\d{4})\s+(.*)/;
  const [, state = "", parent, started = "", command = ""] = line.exec(stdout) ?? [];
  return { zombie: state.startsWith("Z"), parent: Number(parent), started, command };
}
