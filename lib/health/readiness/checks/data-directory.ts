import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const REASONS: Record<string, string> = {
  ENOENT: "The data directory does not exist: is its volume mounted?",
  EACCES: "The data directory is not writable by the user that runs the service",
  EPERM: "The data directory is not writable by the user that runs the service",
  EROFS: "The data directory is read-only",
  ENOSPC: "The disk is full",
  EDQUOT: "The disk quota is used up",
};

/** Not empty: an empty file can be created even on a full disk. */
const PROBE = Buffer.alloc(4_096, ".");

/** Active probes, shared by concurrent callers. */
const probing = new Map<string, Promise<string | null>>();

/** Whether the data directory is writable: writes a file, since modes do not show full and read-only disks. */
export function dataDirectoryProblem(dataDir: string): Promise<string | null> {
  const known = probing.get(dataDir);
  if (known) return known;
  const active = probe(join(dataDir, `.kv-probe-${process.pid}`)).finally(() => probing.delete(dataDir));
  probing.set(dataDir, active);
  return active;
}

async function probe(file: string): Promise<string | null> {
  try {
    await writeFile(file, PROBE, { mode: 0o600 });
    return null;
  } catch (error) {
    return REASONS[(error as NodeJS.ErrnoException).code ?? ""] ?? "The data directory is not writable";
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
