import { bigint, boolean, index, integer, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accountId, accountPolicy, moment } from "./columns";

/** `unchanged`: nothing had changed since the backup `sameAs`, whose file stands for this day, too. */
export type BackupState = "stored" | "unchanged" | "failed";

/** Why it was made: by the schedule, because someone asked, or before a restore. */
export type BackupReason = "schedule" | "manual" | "safety";

/** A file of the vault that a backup does not hold. */
export interface SkippedFile {
  path: string;
  reason: string;
}

/** Every attempt to make a backup, until it is no longer kept. */
export const backups = pgTable(
  "backups",
  {
    accountId: accountId(),
    id: uuid("id").primaryKey(),
    /** The instant of which it holds the account. */
    takenAt: moment("taken_at").notNull(),
    finishedAt: moment("finished_at").notNull(),
    state: text("state").$type<BackupState>().notNull(),
    reason: text("reason").$type<BackupReason>().notNull(),
    /** Name of its file at the destination. */
    file: text("file"),
    sameAs: uuid("same_as"),
    /** Bytes of the file, and of what is in it. */
    size: bigint("size", { mode: "number" }),
    contentBytes: bigint("content_bytes", { mode: "number" }),
    files: integer("files"),
    rows: integer("rows"),
    /** SHA-256 over what people and programs keep in the account, without instants; hex. */
    digest: text("digest"),
    skipped: json("skipped").$type<SkippedFile[]>(),
    failure: text("failure"),
    /** When it was last read back, and what was wrong then. */
    verifiedAt: moment("verified_at"),
    fault: text("fault"),
  },
  (t) => [accountPolicy(), index("backups_time").on(t.accountId, t.takenAt)],
);

/** Trial restores: into a scratch place, compared byte by byte and row by row. */
export const backupDrills = pgTable(
  "backup_drills",
  {
    accountId: accountId(),
    id: uuid("id").primaryKey(),
    /** The backup that was tried; null where there was none. */
    backupId: uuid("backup_id"),
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at").notNull(),
    passed: boolean("passed").notNull(),
    files: integer("files").notNull(),
    rows: integer("rows").notNull(),
    failure: text("failure"),
  },
  (t) => [accountPolicy(), index("backup_drills_time").on(t.accountId, t.finishedAt)],
);

/** For whom the account's backups are encrypted; the identity itself is a file of the data directory. */
export const backupKeys = pgTable(
  "backup_keys",
  {
    accountId: accountId().primaryKey(),
    /** `age1…` */
    recipient: text("recipient").notNull(),
    /** When its owner was shown the identity, once. */
    shownAt: moment("shown_at"),
  },
  () => [accountPolicy()],
);
