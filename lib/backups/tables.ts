import { bigint, boolean, index, integer, json, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountSettings, accountTable, timestamptz } from "@/lib/db/tables";
import type { SkippedFile } from "./shapes";

/** `unchanged`: the same content as the backup `duplicateOf`, whose file it uses. */
export const BACKUP_STATES = ["stored", "unchanged", "failed"] as const;

/** Why it was made: by the schedule, on request, or before a restore. */
export const BACKUP_REASONS = ["schedule", "manual", "safety"] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** `suspect`: fewer than half the files of the last verified backup, until its owner has confirmed it. */
export const BACKUP_REVIEWS = ["suspect", "confirmed"] as const;

/** Every attempt to make a backup, until it is no longer kept. */
export const backups = accountTable(
  "backups",
  {
    id: uuid("id").primaryKey(),
    /** When the snapshot was taken. */
    takenAt: timestamptz("taken_at").notNull(),
    finishedAt: timestamptz("finished_at").notNull(),
    state: text("state", { enum: BACKUP_STATES }).notNull(),
    reason: text("reason", { enum: BACKUP_REASONS }).notNull(),
    /** Name of its file at the destination. */
    file: text("file"),
    duplicateOf: uuid("duplicate_of"),
    /** Bytes of the file, and of its uncompressed content. */
    size: bigint("size", { mode: "number" }),
    contentBytes: bigint("content_bytes", { mode: "number" }),
    files: integer("files"),
    rows: integer("rows"),
    review: text("review", { enum: BACKUP_REVIEWS }),
    /** SHA-256 of the content without volatile columns, hex. */
    digest: text("digest"),
    skipped: json("skipped").$type<SkippedFile[]>(),
    error: text("error"),
    /** When it was last verified, and what was wrong; null when nothing was. */
    verifiedAt: timestamptz("verified_at"),
    verificationError: text("verification_error"),
  },
  (t) => [index("backups_time").on(t.accountId, t.takenAt)],
);

/** Restore tests: restored to a temporary directory, compared byte by byte and row by row. */
export const backupDrills = accountTable(
  "backup_drills",
  {
    id: uuid("id").primaryKey(),
    /** The tested backup; null when there was none. */
    backupId: uuid("backup_id"),
    startedAt: timestamptz("started_at").notNull(),
    finishedAt: timestamptz("finished_at").notNull(),
    passed: boolean("passed").notNull(),
    files: integer("files").notNull(),
    rows: integer("rows").notNull(),
    error: text("error"),
  },
  (t) => [index("backup_drills_time").on(t.accountId, t.finishedAt)],
);

/** Rows of a restore in place, adapted to this installation, from its begin until its files are in place. */
export const restoredRows = accountTable(
  "restored_rows",
  {
    restore: uuid("restore").notNull(),
    ordinal: integer("ordinal").notNull(),
    table: text("table").notNull(),
    /** An array of JSON objects as text: parsing would change large numbers. */
    rows: text("rows").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.restore, t.ordinal] })],
);

/** The recipient of the account's backups; the identity itself is a file of the data directory. */
export const backupKeys = accountSettings("backup_keys", {
  /** `age1…` */
  recipient: text("recipient").notNull(),
  /** When its owner was shown the identity, once. */
  shownAt: timestamptz("shown_at"),
});
