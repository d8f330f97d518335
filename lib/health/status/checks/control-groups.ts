import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Memory } from "./memory";

/** Paths and file names of memory figures in the two versions of Linux control groups. */
const VERSIONS = {
  v2: { root: "/sys/fs/cgroup", limit: "memory.max", usage: "memory.current", idle: "inactive_file" },
  v1: {
    root: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    usage: "memory.usage_in_bytes",
    idle: "total_inactive_file",
  },
} as const;

/**
 * The groups that limit this process's memory: its own and its parents; none outside of Linux. Inactive file cache
 * counts as free, as container tools count it.
 */
export function controlGroups(proc = "/proc/self/cgroup", prefix = ""): Memory[] {
  return linesOf(proc).flatMap((line) => {
    const [, controllers = "", path = "/"] = line.split(":");
    const isMemory = controllers === "" || controllers.split(",").includes("memory");
    if (!isMemory) return [];
    const { root, limit, usage, idle } = controllers === "" ? VERSIONS.v2 : VERSIONS.v1;
    return withParents(path).flatMap((group) => {
      const directory = join(prefix, root, group);
      const [most, used] = [numberIn(join(directory, limit)), numberIn(join(directory, usage))];
      if (most === null || used === null) return [];
      return [{ of: "container", limit: most, used: Math.max(0, used - idleIn(directory, idle)) }];
    });
  });
}

/** `/a/b`, `/a`, `/` */
function withParents(path: string): string[] {
  return path === "/" || path === "." ? ["/"] : [path, ...withParents(dirname(path))];
}

/** Null when the file is missing or says `max`. */
function numberIn(path: string): number | null {
  const [line = ""] = linesOf(path);
  return /^\d+$/.test(line) ? Number(line) : null;
}

function idleIn(directory: string, name: string): number {
  const line = linesOf(join(directory, "memory.stat")).find((each) => each.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? 0);
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, "utf8").trim().split("\n");
  } catch {
    return [];
  }
}
