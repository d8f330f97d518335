import type { ListedBackup } from "@/lib/backups";
import { countOf, sizeOf } from "@/lib/health";

/** A backup as the table shows it: numbers in words. */
export interface BackupRow extends Omit<ListedBackup, "size"> {
  /** Null where it has no file of its own. */
  size: string | null;
  held: string;
}

export const rowOf = (backup: ListedBackup): BackupRow => ({
  ...backup,
  size: backup.size === null ? null : sizeOf(backup.size),
  held: backup.files === null ? "" : countOf(backup.files, "file"),
});
