import type { Context } from "@/lib/db";
import { nextOfType } from "@/lib/runs";
import { destinationOf } from "./destination";
import { type Keeping, kept, keptFiles } from "./kept";
import { type BackupKey, backupKey } from "./keys";
import { pointsOf } from "./prune";
import { allBackups, type BackupRow, type DrillRow, drills } from "./store";

/** A trial restore, as it is listed. */
export interface ListedDrill {
  id: string;
  backup: string | null;
  started_at: string;
  duration_ms: number;
  passed: boolean;
  files: number;
  rows: number;
  failure: string | null;
}

export interface ListedBackup {
  id: string;
  taken_at: string;
  duration_ms: number;
  state: BackupRow["state"];
  reason: BackupRow["reason"];
  /** The backup whose file stands for this instant, too, because nothing had changed. */
  same_as: string | null;
  file: string | null;
  size: number | null;
  content_bytes: number | null;
  files: number | null;
  rows: number | null;
  skipped: { path: string; reason: string }[];
  failure: string | null;
  /** When it was last read back, and what was wrong with it then. */
  verified_at: string | null;
  fault: string | null;
  /** The latest drill of its file. */
  drill: ListedDrill | null;
  /** Why it is kept; empty: it goes with the next backup. */
  kept: string[];
}

export interface BackupList {
  /** Where they are kept. */
  destination: string;
  recipient: string;
  identity_shown: boolean;
  next_backup: string | null;
  next_drill: string | null;
  /** The latest first. */
  backups: ListedBackup[];
  drills: ListedDrill[];
}

const MOST_DRILLS = 100;

/** The account's backups with all that is known of each. */
export async function listBackups(ctx: Context): Promise<BackupList> {
  const { recipient, isShown }: BackupKey = await backupKey(ctx);
  return ctx.db.tx(async (tx) => {
    const rows = await allBackups(ctx, tx);
    const tried = (await drills(ctx, tx, MOST_DRILLS)).map(presentDrill);
    const points = pointsOf(rows);
    const reasons = kept(points, ctx.clock.now());
    const files = keptFiles(points, reasons);
    return {
      destination: destinationOf(ctx.account.id).where,
      recipient,
      identity_shown: isShown,
      next_backup: (await nextOfType(ctx, tx, "BackupWorkflow"))?.toISOString() ?? null,
      next_drill: (await nextOfType(ctx, tx, "BackupDrillWorkflow"))?.toISOString() ?? null,
      backups: rows.map((row) => ({
        ...presentBackup(row),
        drill: tried.find(({ backup }) => backup === (row.duplicateOf ?? row.id)) ?? null,
        kept: whyKept(row, reasons.get(row.id), files),
      })),
      drills: tried,
    };
  });
}

const WORDS: Partial<Record<Keeping["span"], string>> = {
  latest: "latest",
  safety: "before a restore, for 7 days",
};

function whyKept(
  row: BackupRow,
  keepings: readonly Keeping[] | undefined,
  files: ReadonlySet<string>,
): string[] {
  if (keepings) return keepings.map(({ span, of }) => WORDS[span] ?? `${span} ${of}`);
  if (row.state === "failed" || row.verificationError !== null) return ["a failure, for 30 days"];
  return row.file !== null && files.has(row.id) ? ["holds what a later one found unchanged"] : [];
}

const presentBackup = (row: BackupRow) => ({
  id: row.id,
  taken_at: row.takenAt.toISOString(),
  duration_ms: Math.max(0, row.finishedAt.getTime() - row.takenAt.getTime()),
  state: row.state,
  reason: row.reason,
  same_as: row.duplicateOf,
  file: row.file,
  size: row.size,
  content_bytes: row.contentBytes,
  files: row.files,
  rows: row.rows,
  skipped: row.skipped ?? [],
  failure: row.error,
  verified_at: row.verifiedAt?.toISOString() ?? null,
  fault: row.verificationError,
});

const presentDrill = (row: DrillRow): ListedDrill => ({
  id: row.id,
  backup: row.backupId,
  started_at: row.startedAt.toISOString(),
  duration_ms: row.finishedAt.getTime() - row.startedAt.getTime(),
  passed: row.passed,
  files: row.files,
  rows: row.rows,
  failure: row.error,
});
