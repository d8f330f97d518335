import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { nextOfType } from "@/lib/runs";
import { destinationOf } from "../destination";
import { type BackupKey, backupKey } from "../keys";
import { missingBackups } from "../presence";
import { type RetentionReason, retainedBackups, retainedFiles } from "../retention";
import type { ListedDrill } from "../shapes";
import { backup, drill } from "../shapes";
import { allBackups, type BackupRow, type DrillRow, drilledBackups, drills } from "../store";
import { pendingSuspect, pointsOf, type Suspect, suspectBackups } from "../usable";

const output = z.object({
  destination: z.string().meta({ description: "Where backups are stored" }),
  recipient: z.string(),
  identity_shown: z.boolean(),
  next_backup: z.iso.datetime().nullable(),
  next_drill: z.iso.datetime().nullable(),
  suspect: z
    .object({ id: z.uuid(), taken_at: z.iso.datetime(), files: z.int(), expected_files: z.int() })
    .nullable()
    .meta({ description: "The latest backup while it is suspect: nothing is removed until it is confirmed" }),
  backups: z.array(backup).meta({ description: "Latest first" }),
  drills: z.array(drill),
});

export type BackupList = z.output<typeof output>;

const MAX_DRILLS = 100;

/** The account's backups and restore tests. */
export const listBackups = defineOperation({
  id: "listBackups",
  http: { method: "GET", path: "/backups" },
  tag: "Backups",
  summary:
    "List the backups of the account, latest first, with why each is kept, and the latest restore tests",
  description: "Retention keeps some of every day, week and month; `kept` says why.",
  input: noInput,
  output,
  examples: [
    {
      output: {
        destination: "/srv/knowledge-vault/data/backups/5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
        recipient: "age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq",
        identity_shown: true,
        next_backup: "2026-03-03T01:00:00.000Z",
        next_drill: "2026-03-08T05:00:00.000Z",
        suspect: null,
        backups: [
          {
            id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
            taken_at: "2026-03-02T01:00:00.000Z",
            duration_ms: 2317,
            state: "stored",
            reason: "schedule",
            same_as: null,
            file: "2026-03-02T01-00-00.000Z-5b0e0c1a.tar.gz.age",
            size: 1_482_113,
            content_bytes: 4_920_332,
            files: 1044,
            rows: 5210,
            review: null,
            skipped: [],
            failure: null,
            verified_at: "2026-03-02T01:00:02.000Z",
            fault: null,
            missing: false,
            drill: null,
            kept: ["latest"],
          },
        ],
        drills: [],
      },
    },
  ],
  run: async (ctx) => {
    const { recipient, isShown }: BackupKey = await backupKey(ctx);
    const rows = await ctx.db.tx((tx) => allBackups(ctx, tx));
    const missing = await missingBackups(ctx, rows);
    return ctx.db.tx(async (tx) => {
      const tried = (await drills(ctx, tx, MAX_DRILLS)).map(presentDrill);
      const points = pointsOf(rows, await drilledBackups(ctx, tx));
      const [suspect, suspects] = [pendingSuspect(rows), suspectBackups(rows)];
      const reasons = retainedBackups(points, ctx.clock.now());
      const files = retainedFiles(points, reasons);
      return {
        destination: destinationOf(ctx.account.id).where,
        recipient,
        identity_shown: isShown,
        next_backup: (await nextOfType(ctx, tx, "BackupWorkflow"))?.toISOString() ?? null,
        next_drill: (await nextOfType(ctx, tx, "BackupDrillWorkflow"))?.toISOString() ?? null,
        suspect: suspect && presentSuspect(suspect),
        backups: rows.map((row) => ({
          ...presentBackup(row),
          review: suspects.has(row.id) ? "suspect" : row.review,
          missing: missing.has(row.id),
          drill: tried.find(({ backup }) => backup === (row.duplicateOf ?? row.id)) ?? null,
          kept: retentionLabels(row, reasons.get(row.id), { files, isPaused: suspect !== null }),
        })),
        drills: tried,
      };
    });
  },
});

const LABELS: Partial<Record<RetentionReason["span"], string>> = {
  latest: "latest",
  safety: "before a restore, for 7 days",
  suspect: "suspect, for 30 days",
  larger: "larger than a suspect one",
};

function retentionLabels(
  row: BackupRow,
  keepings: readonly RetentionReason[] | undefined,
  { files, isPaused }: { files: ReadonlySet<string>; isPaused: boolean },
): string[] {
  if (keepings) return keepings.map(({ span, of }) => LABELS[span] ?? `${span} ${of}`);
  if (row.state === "failed" || row.verificationError !== null) return ["a failure, for 30 days"];
  if (row.file !== null && files.has(row.id)) return ["used by a later unchanged backup"];
  return isPaused ? ["until the suspect backup is confirmed"] : [];
}

const presentSuspect = ({ id, takenAt, files, expectedFiles }: Suspect) => ({
  id,
  taken_at: takenAt.toISOString(),
  files,
  expected_files: expectedFiles,
});

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
