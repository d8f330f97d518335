import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { nextOfType } from "@/lib/runs";
import { destinationOf } from "../destination";
import { type Keeping, kept, keptFiles } from "../kept";
import { type BackupKey, backupKey } from "../keys";
import { pointsOf } from "../prune";
import type { ListedDrill } from "../shapes";
import { backup, drill } from "../shapes";
import { allBackups, type BackupRow, type DrillRow, drills } from "../store";

const output = z.object({
  destination: z.string().meta({ description: "Where they are kept" }),
  recipient: z.string(),
  identity_shown: z.boolean(),
  next_backup: z.iso.datetime().nullable(),
  next_drill: z.iso.datetime().nullable(),
  backups: z.array(backup).meta({ description: "The latest first" }),
  drills: z.array(drill),
});

export type BackupList = z.output<typeof output>;

const MOST_DRILLS = 100;

/** The account's backups with all that is known of each. */
export const listBackups = defineOperation({
  id: "listBackups",
  http: { method: "GET", path: "/backups" },
  tag: "Backups",
  summary: "The backups of the account, latest first, with why each is kept, and the latest drills",
  input: noInput,
  output,
  run: async (ctx) => {
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
  },
});

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
