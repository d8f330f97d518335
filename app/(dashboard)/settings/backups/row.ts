import type { ListedBackup } from "@/lib/backups";
import { count } from "@/lib/core/count";
import { sizeOf } from "@/lib/health";

/** A backup as the table shows it, with formatted numbers. */
export interface BackupRow extends Omit<ListedBackup, "size"> {
  /** Null without a file. */
  size: string | null;
  held: string;
}

export const rowOf = (backup: ListedBackup): BackupRow => ({
  ...backup,
  size: backup.size === null ? null : sizeOf(backup.size),
  held: backup.files === null ? "" : count(backup.files, "file"),
});
