import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { processState } from "@/lib/core/process";
import { keepEnd } from "./output";
import { root } from "./root";
import { until } from "./until";

/** A process of ours under test. */
export interface Running {
  child: ChildProcess;
  pid: number;
  /** Standard output and error so far, but the start of very much. */
  output: () => string;
  /** Waits for a line of output that matches; fails with all output when the process ends or time is up. */
  says: (pattern: RegExp, limit?: number) => Promise<RegExpExecArray>;
  /** Waits for the end; answers the exit code, or the signal that ended it. */
  ends: (limit?: number) => Promise<number | string>;
  /** Sends a signal and waits for the end. */
  end: (signal?: NodeJS.Signals, limit?: number) => Promise<number | string>;
}

/** Starts `node <args>` in the repository, with the loader of TypeScript when a script needs it. */
export function runNode(args: string[], options: SpawnOptions = {}): Running {
  const loader = args.some((arg) => arg.endsWith(".ts")) ? ["--import", "tsx"] : [];
  return run(process.execPath, [...loader, ...args], options);
}

export function run(command: string, args: string[], options: SpawnOptions = {}): Running {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (output = keepEnd(output, chunk)));
  const ended = once(child, "exit").then(([code, signal]): number | string => code ?? signal);
  const says = async (pattern: RegExp, limit = 20_000): Promise<RegExpExecArray> => {
    for (const deadline = Date.now() + limit; ; await sleep(10)) {
      const found = pattern.exec(output);
      if (found) return found;
      if (hasEnded(child) || Date.now() > deadline) throw new Error(`Never said ${pattern}:\n${output}`);
    }
  };
  const ends = async (limit = 20_000) => {
    const late = sleep(limit, undefined, { ref: false }).then((): never => {
      throw new Error(`Still runs after ${limit} ms:\n${output}`);
    });
    return Promise.race([ended, late]);
  };
  const end = (signal: NodeJS.Signals = "SIGTERM", limit?: number) => {
    if (!hasEnded(child)) child.kill(signal);
    return ends(limit);
  };
  return { child, pid: child.pid ?? 0, output: () => output, says, ends, end };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** A process that is dead but not buried: its parent, which `end` ends, takes no notice. */
export async function zombie(
  options: SpawnOptions = {},
): Promise<{ pid: number; parent: number; end: () => Promise<unknown> }> {
  const parent = run("/bin/sh", ["-c", "sleep 0.2 & echo pid $!; exec sleep 60"], options);
  const [, digits] = await parent.says(/pid (\d+)/);
  const pid = Number(digits);
  await until("it is a zombie", () => processState(pid)?.zombie === true);
  return { pid, parent: parent.pid, end: () => parent.end("SIGKILL") };
}

/** The processes that a process has started and that still run. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  const table = execFileSync("/bin/sh", ["-c", LIST_PROCESSES], { encoding: "utf8" });
  const rows = table.split("\n").map((line) => line.trim().split(/\s+/));
  const pids = rows.filter(([, ppid]) => Number(ppid) === parent).map(([pid]) => Number(pid));
  return pids.flatMap((pid) => {
    const state = processState(pid);
    return state && !state.zombie ? [{ pid, command: state.command.replaceAll("\0", " ") }] : [];
  });
}

/** `pid ppid` a line; a slim system has no `ps`, but `/proc`. */
const LIST_PROCESSES = `[ -d /proc/self ] || exec ps -A -o pid=,ppid=
cat /proc/[0-9]*/status 2>/dev/null | awk '/^Pid:/ { pid = $2 } /^PPid:/ { print pid, $2 }'`;
