import { readdirSync, readFileSync } from "node:fs";

/** A tick of the processor times in /proc, in ms. */
const TICK_MS = 10;

/** Processor time of a process so far, in ms; undefined where /proc is not available. */
export function cpuOf(pid: number): number | undefined {
  const fields = fieldsOf(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** CPU time of a process and its children, including those that have exited. */
export function cpuOfFamily(pid: number): number {
  const own = fieldsOf(pid);
  const ended = own ? (Number(own[13]) + Number(own[14])) * TICK_MS : 0;
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => fieldsOf(Number(name))?.[1] === String(pid));
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + (cpuOf(each) ?? 0), ended);
}

/**
 * The peak memory of a process in bytes; undefined where there is no /proc. `process.resourceUsage` is no help: its peak
 * includes what the parent process used before the fork.
 */
export function mostMemoryOf(pid: number): number | undefined {
  try {
    const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}

/** What follows the name of the program: state, parent and so on. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}
