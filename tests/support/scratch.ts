import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory: there, a new database takes a tenth of the work. */
const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Makes the directory of temporary files of a run: in memory if there is plenty, and gone with this process. */
export function makeScratch(): string {
  const path = mkdtempSync(join(hasPlenty() ? IN_MEMORY : tmpdir(), "kv-run-"));
  // Postgres runs as another user, who has to pass through.
  chmodSync(path, 0o755);
  process.on("exit", () => rmSync(path, { recursive: true, force: true }));
  return path;
}

function hasPlenty(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const mounted = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" "));
    const [, , , options = ""] = mounted.find(([, path]) => path === IN_MEMORY) ?? [];
    // Postgres is copied there where its user cannot read it elsewhere.
    return bavail * bsize >= ENOUGH_BYTES && !options.split(",").includes("noexec");
  } catch {
    return false; // only Linux has it
  }
}
