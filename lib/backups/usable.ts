import type { Point } from "./retention";
import type { BackupRow } from "./store";

/** Ids of backups that failed or whose file is damaged. */
export const unusableBackups = (rows: readonly BackupRow[]): Set<string> =>
  idsOf(rows, ({ state, verificationError }) => state === "failed" || verificationError !== null);

/** Ids of suspect backups that nobody has confirmed. */
export const suspectBackups = (rows: readonly BackupRow[]): Set<string> =>
  idsOf(rows, ({ review }) => review === "suspect");

/** The ids of the backups whose file belongs to a row that matches. */
export function idsOf(rows: readonly BackupRow[], matches: (row: BackupRow) => boolean): Set<string> {
  const stored = new Set(rows.filter(matches).map(({ id }) => id));
  return new Set(rows.filter(({ id, duplicateOf }) => stored.has(duplicateOf ?? id)).map(({ id }) => id));
}

/**
 * The usable backups as restore points: failed and damaged ones do not count towards retention.
 * @param drilled ids of backups with a passed restore test
 */
export function pointsOf(rows: readonly BackupRow[], drilled: ReadonlySet<string>): Point[] {
  const [unusable, suspect] = [unusableBackups(rows), suspectBackups(rows)];
  const verified = idsOf(rows, ({ id, verifiedAt }) => verifiedAt !== null || drilled.has(id));
  return rows
    .filter(({ id }) => !unusable.has(id))
    .map(({ id, takenAt, duplicateOf, reason, files }) => ({
      id,
      takenAt,
      fileOf: duplicateOf ?? id,
      files: files ?? 0,
      isVerified: verified.has(id),
      isSafety: reason === "safety",
      isSuspect: suspect.has(id),
    }));
}

/** The verified backups that are not suspect. */
export function reliableBackups(rows: readonly BackupRow[]): BackupRow[] {
  const points = new Map(pointsOf(rows, new Set()).map((point) => [point.id, point]));
  return rows.filter(({ id }) => points.get(id)?.isVerified && !points.get(id)?.isSuspect);
}

/** The latest of them: new ones are compared with it. */
export const lastReliable = (rows: readonly BackupRow[]): BackupRow | null =>
  reliableBackups(rows)[0] ?? null;

/** A vault smaller than this may lose any number of files without its backup being suspect. */
const MIN_FILES = 10;

/** Whether a backup with this number of files is suspect: fewer than half of the last reliable one's. */
export function isSuspiciouslySmall(files: number, rows: readonly BackupRow[]): boolean {
  const before = lastReliable(rows)?.files ?? 0;
  return before >= MIN_FILES && files * 2 < before;
}

/** A suspect backup, and the number of files in the last reliable one. */
export interface Suspect {
  id: string;
  takenAt: Date;
  files: number;
  expectedFiles: number;
}

/**
 * The latest backup, when it is suspect: nothing is removed until it is confirmed, or a later one is not suspect. A
 * safety backup does not count: it is made because the vault is about to be restored.
 * @param rows latest first
 */
export function pendingSuspect(rows: readonly BackupRow[]): Suspect | null {
  const [unusable, suspect] = [unusableBackups(rows), suspectBackups(rows)];
  const last = rows.find(({ id, reason }) => !unusable.has(id) && reason !== "safety");
  if (!last || !suspect.has(last.id)) return null;
  const { id, takenAt, files } = last;
  return { id, takenAt, files: files ?? 0, expectedFiles: lastReliable(rows)?.files ?? 0 };
}
