import { audit } from "@/lib/audit";
import { daysBefore } from "@/lib/core/clock";
import type { Context } from "@/lib/db";
import { destinationOf } from "./destination";
import { retainedBackups, retainedFiles } from "./retention";
import { allBackups, deleteBackupRows, drilledBackups } from "./store";
import { pendingSuspect, pointsOf, unusableBackups } from "./usable";

const FAILURE_RETENTION_DAYS = 30;

/**
 * Removes backups past their retention: the file first, then its row, so that no file is orphaned. Removes nothing
 * while the latest one is suspect. Returns the number removed.
 */
export async function pruneBackups(ctx: Context): Promise<{ removed: number }> {
  const [rows, drilled] = await ctx.db.tx((tx) =>
    Promise.all([allBackups(ctx, tx), drilledBackups(ctx, tx)]),
  );
  if (pendingSuspect(rows)) return { removed: 0 };
  const points = pointsOf(rows, drilled);
  const reasons = retainedBackups(points, ctx.clock.now());
  const files = retainedFiles(points, reasons);
  const oldest = daysBefore(ctx.clock.now(), FAILURE_RETENTION_DAYS);
  const unusable = unusableBackups(rows);
  const gone = rows.filter((row) =>
    unusable.has(row.id)
      ? row.takenAt < oldest
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
