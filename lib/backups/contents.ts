import type { Context } from "@/lib/db";
import { findStoredBackup } from "./store";
import { readStored } from "./verify";

/** A file of the vault in a backup; `size` in bytes. */
export interface BackupFile {
  path: string;
  size: number;
}

/** The user opens folder after folder of one backup, which never changes, but reading it takes a while. */
const MAX_KEPT = 4;
const kept = new Map<string, Promise<BackupFile[]>>();

/** The files of the vault that a backup has, sorted by path. Throws `NOT_FOUND`, `InvalidBackup`. */
export async function backupFiles(ctx: Context, id: string): Promise<BackupFile[]> {
  const stored = await findStoredBackup(ctx, id);
  // The account has been checked; ids of backups are unique among all.
  const known = kept.get(stored.id);
  if (known) return known;
  const files = readFiles(ctx, id);
  kept.set(stored.id, files);
  files.catch(() => kept.delete(stored.id));
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return files;
}

async function readFiles(ctx: Context, id: string): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  await readStored(ctx, id, async ({ name, size }) => {
    if (name.kind === "file") files.push({ path: name.path, size });
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
