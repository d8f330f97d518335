import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** A process of ours under test. */
export interface Running {
  child: ChildProcess;
  pid: number;
  /** Standard output and error so far. */
  output: () => string;
  /** Waits for a line of output that matches; fails with all output when the process ends or time is up. */
  says: (pattern: RegExp, limit?: number) => Promise<RegExpExecArray>;
  /** Sends a signal and waits for the end; answers the exit code, or the signal that ended it. */
  end: (signal?: NodeJS.Signals, limit?: number) => Promise<number | string>;
}

/** Starts `node --import tsx <args>` in the repository. */
export function runNode(args: string[], options: SpawnOptions = {}): Running {
  return run(process.execPath, ["--import", "tsx", ...args], options);
}

export function run(command: string, args: string[], options: SpawnOptions = {}): Running {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit").then(([code, signal]): number | string => code ?? signal);
  const says = async (pattern: RegExp, limit = 20_000): Promise<RegExpExecArray> => {
    for (const deadline = Date.now() + limit; ; await sleep(10)) {
      const found = pattern.exec(output);
      if (found) return found;
      if (hasEnded(child) || Date.now() > deadline) throw new Error(`Never said ${pattern}:\n${output}`);
    }
  };
  const end = async (signal: NodeJS.Signals = "SIGTERM", limit = 20_000) => {
    if (!hasEnded(child)) child.kill(signal);
    const late = sleep(limit, undefined, { ref: false }).then((): never => {
      throw new Error(`Still runs ${limit} ms after ${signal}:\n${output}`);
    });
    return Promise.race([ended, late]);
  };
  return { child, pid: child.pid ?? 0, output: () => output, says, end };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Waits until `holds` is true, asking every 20 ms. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit = 10_000,
): Promise<void> {
  for (const deadline = Date.now() + limit; !(await holds()); await sleep(20))
    if (Date.now() > deadline) throw new Error(`Not within ${limit} ms: ${what}`);
}
