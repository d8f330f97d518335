import { audit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { destinationOf } from "./destination";
import { kept, keptFiles, type Point } from "./kept";
import { allBackups, type BackupRow, forgetBackups } from "./store";

/** Failed attempts stay to be seen for so long. */
const FAILURES_DAYS = 30;

/** Those of use, as the rule of what is kept sees them: one that failed or is damaged takes no other's place. */
export function pointsOf(rows: readonly BackupRow[]): Point[] {
  const useless = uselessOf(rows);
  return rows
    .filter(({ id }) => !useless.has(id))
    .map(({ id, takenAt, duplicateOf, reason }) => ({
      id,
      takenAt,
      fileOf: duplicateOf ?? id,
      isSafety: reason === "safety",
    }));
}

/** Those that failed, or whose file was found damaged. */
export function uselessOf(rows: readonly BackupRow[]): Set<string> {
  const bad = new Set(
    rows
      .filter(({ state, verificationError }) => state === "failed" || verificationError !== null)
      .map(({ id }) => id),
  );
  return new Set(rows.filter(({ id, duplicateOf }) => bad.has(duplicateOf ?? id)).map(({ id }) => id));
}

/**
 * Removes what need not be kept any more: first the file, then its row, so that no file is ever forgotten. Answers
 * how many were removed.
 */
export async function pruneBackups(ctx: Context): Promise<{ removed: number }> {
  const rows = await ctx.db.tx((tx) => allBackups(ctx, tx));
  const points = pointsOf(rows);
  const reasons = kept(points, ctx.clock.now());
  const files = keptFiles(points, reasons);
  const oldest = ctx.clock.now().getTime() - FAILURES_DAYS * 86_400_000;
  const useless = uselessOf(rows);
  const gone = rows.filter((row) =>
    useless.has(row.id)
      ? row.takenAt.getTime() < oldest
      : !reasons.has(row.id) && !(row.file !== null && files.has(row.id)),
  );
  const destination = destinationOf(ctx.account.id);
  for (const { file } of gone) if (file !== null) await destination.remove(file);
  await ctx.db.tx(async (tx) => {
    await forgetBackups(
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
