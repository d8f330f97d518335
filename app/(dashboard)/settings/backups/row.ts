import { sizeOf } from "@/lib/admin";
import type { ListedBackup } from "@/lib/backups";

/** A backup as the table shows it. */
export interface BackupRow extends Omit<ListedBackup, "size"> {
  /** In words; null where it has no file of its own. */
  size: string | null;
}

export const rowOf = (backup: ListedBackup): BackupRow => ({
  ...backup,
  size: backup.size === null ? null : sizeOf(backup.size),
});
