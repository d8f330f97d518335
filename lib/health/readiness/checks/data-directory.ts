import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const REASONS: Record<string, string> = {
  ENOENT: "The data directory is not there: is its volume mounted?",
  EACCES: "The data directory may not be written by the user who runs the service",
  EPERM: "The data directory may not be written by the user who runs the service",
  EROFS: "The data directory is read-only",
  ENOSPC: "The disk is full",
  EDQUOT: "The disk quota is used up",
};

/** As much as the smallest record needs: an empty file may still be made on a full disk. */
const PROBE = Buffer.alloc(4_096, ".");

/** Under way, so that many who ask at the same time write one file. */
const looking = new Map<string, Promise<string | null>>();

/** Whether the data directory can be written: tried, since modes do not tell of full and read-only disks. */
export function dataDirectoryProblem(dataDir: string): Promise<string | null> {
  const known = looking.get(dataDir);
  if (known) return known;
  const look = probe(join(dataDir, `.kv-probe-${process.pid}`)).finally(() => looking.delete(dataDir));
  looking.set(dataDir, look);
  return look;
}

async function probe(file: string): Promise<string | null> {
  try {
    await writeFile(file, PROBE, { mode: 0o600 });
    return null;
  } catch (error) {
    return REASONS[(error as NodeJS.ErrnoException).code ?? ""] ?? "The data directory cannot be written";
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
