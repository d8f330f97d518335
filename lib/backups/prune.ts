import { audit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { destinationOf } from "./destination";
import { type Point, retainedBackups, retainedFiles } from "./retention";
import { allBackups, type BackupRow, deleteBackupRows } from "./store";

const FAILURE_RETENTION_DAYS = 30;

/** The usable backups as restore points: failed and damaged ones do not count towards retention. */
export function pointsOf(rows: readonly BackupRow[]): Point[] {
  const unusable = unusableBackups(rows);
  return rows
    .filter(({ id }) => !unusable.has(id))
    .map(({ id, takenAt, duplicateOf, reason }) => ({
      id,
      takenAt,
      fileOf: duplicateOf ?? id,
      isSafety: reason === "safety",
    }));
}

/** Ids of backups that failed or whose file is damaged. */
export function unusableBackups(rows: readonly BackupRow[]): Set<string> {
  const bad = new Set(
    rows
      .filter(({ state, verificationError }) => state === "failed" || verificationError !== null)
      .map(({ id }) => id),
  );
  return new Set(rows.filter(({ id, duplicateOf }) => bad.has(duplicateOf ?? id)).map(({ id }) => id));
}

/**
 * Removes backups past their retention: the file first, then its row, so that no file is orphaned. Returns the number
 * removed.
 */
export async function pruneBackups(ctx: Context): Promise<{ removed: number }> {
  const rows = await ctx.db.tx((tx) => allBackups(ctx, tx));
  const points = pointsOf(rows);
  const reasons = retainedBackups(points, ctx.clock.now());
  const files = retainedFiles(points, reasons);
  const oldest = ctx.clock.now().getTime() - FAILURE_RETENTION_DAYS * 86_400_000;
  const unusable = unusableBackups(rows);
  const gone = rows.filter((row) =>
    unusable.has(row.id)
      ? row.takenAt.getTime() < oldest
      : !reasons.has(row.id) && !(row.file !== null && files.has(row.id)),
  );
  const destination = destinationOf(ctx.account.id);
  for (const { file } of gone) if (file !== null) await destination.remove(file);
  await ctx.db.tx(async (tx) => {
    await deleteBackupRows(
      ctx,
      tx,
      gone.map(({ id }) => id),
    );
    const removed = gone.filter(({ file }) => file !== null);
    await audit(
      ctx,
      tx,
      ...removed.map(({ id, file, takenAt }) => ({
        action: "backup.prune",
        subject: id,
        detail: { file, taken_at: takenAt.toISOString() },
      })),
    );
  });
  return { removed: gone.length };
}
