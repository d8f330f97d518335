import { chmodSync, readFileSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { ownDirectory, removeLeftovers } from "./own-directory";

/** Where Linux keeps files in memory: there, a new database takes a tenth of the work. */
const IN_MEMORY = "/dev/shm";
const NAME = "kv-run-";
export const ENOUGH_BYTES = 4 * 1024 ** 3;

/** What there is for files in memory, in bytes. */
export interface Memory {
  /** What fits into their directory, which promises more than the machine may have. */
  room: number;
  /** What no process uses. */
  available: number;
  /** What the container may use, 0 where nothing limits it. */
  limit: number;
}

/** Makes the directory of temporary files of a run: in memory if there is plenty, and gone with this process. */
export function makeScratch(): string {
  const path = ownDirectory(isInMemory() ? IN_MEMORY : tmpdir(), NAME);
  // Postgres runs as another user, who has to pass through.
  chmodSync(path, 0o755);
  return path;
}

/** Whether the files of a run fit. A limit holds for its processes, too, which need as much again. */
export const hasPlenty = ({ room, available, limit }: Memory): boolean =>
  room >= ENOUGH_BYTES && available >= ENOUGH_BYTES && (limit === 0 || limit >= 2 * ENOUGH_BYTES);

function isInMemory(): boolean {
  try {
    removeLeftovers(IN_MEMORY, NAME);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const mounted = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" "));
    const [, , , options = ""] = mounted.find(([, path]) => path === IN_MEMORY) ?? [];
    // Postgres is copied there where its user cannot read it elsewhere.
    if (options.split(",").includes("noexec")) return false;
    return hasPlenty({ room: bavail * bsize, available: freemem(), limit: process.constrainedMemory() });
  } catch {
    return false; // only Linux has it
  }
}
