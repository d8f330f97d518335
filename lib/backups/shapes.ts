import { z } from "zod";
import { BACKUP_REASONS, BACKUP_REVIEWS, BACKUP_STATES } from "./tables";

export const oneBackupInput = z.strictObject({ id: z.uuid("must be the id of a backup") });

const text = z.string();

const time = z.iso.datetime();

export const drill = z
  .object({
    id: z.uuid(),
    backup: z.uuid().nullable(),
    started_at: time,
    duration_ms: z.int(),
    passed: z.boolean(),
    files: z.int(),
    rows: z.int(),
    failure: text.nullable(),
  })
  .meta({ id: "RestoreTest" });

/** A restore test as listed. */
export type ListedDrill = z.output<typeof drill>;

export const skippedFile = z.object({ path: text, reason: text });

/** A file of the vault that a backup leaves out. */
export type SkippedFile = z.output<typeof skippedFile>;

export const backupResult = z.object({
  id: z.uuid(),
  state: z.enum(BACKUP_STATES).exclude(["failed"]),
  /** The backup whose file has this content. */
  stored: z.uuid(),
  files: z.int(),
  rows: z.int(),
  size: z.int(),
  skipped: z.int(),
  /** It has fewer than half the files of the last verified backup. */
  suspect: z.boolean(),
  /** Backups removed because they are past their retention. */
  removed: z.int(),
});

export type BackupResult = z.output<typeof backupResult>;

export const backup = z
  .object({
    id: z.uuid(),
    taken_at: time,
    duration_ms: z.int(),
    state: z.enum(BACKUP_STATES),
    reason: z.enum(BACKUP_REASONS),
    same_as: z
      .uuid()
      .nullable()
      .meta({ description: "The backup whose file has the same content, because nothing had changed" }),
    file: text.nullable(),
    size: z.int().nullable(),
    content_bytes: z.int().nullable(),
    files: z.int().nullable(),
    rows: z.int().nullable(),
    review: z
      .enum(BACKUP_REVIEWS)
      .nullable()
      .meta({ description: "`suspect`: fewer than half the files of the last verified one (of 10 or more)" }),
    skipped: z.array(skippedFile),
    failure: text.nullable(),
    verified_at: time
      .nullable()
      .meta({ description: "When it was last verified; `fault` says what was wrong" }),
    fault: text.nullable(),
    missing: z.boolean().meta({
      description:
        "Its file is not at `destination`: another installation made it, or the destination was changed, or somebody removed it",
    }),
    drill: drill.nullable().meta({ description: "The latest restore test of its file" }),
    kept: z.array(text).meta({ description: "Why it is kept; empty when the next backup removes it" }),
  })
  .meta({ id: "Backup" });

export type ListedBackup = z.output<typeof backup>;

/** The outcome of reading a backup back; `fault` says why it cannot be used, null when it can. */
export const verification = z.object({
  id: z.uuid(),
  ok: z.boolean(),
  files: z.int(),
  rows: z.int(),
  fault: text.nullable(),
});

export type Verification = z.output<typeof verification>;

/** What decrypts the account's backups, `AGE-SECRET-KEY-1…`, and the recipient they are encrypted for, `age1…`. */
export const identity = z.object({ identity: text, recipient: text });

export type Identity = z.output<typeof identity>;

/**
 * One file now and in the backup. `before` and `hash` are null if the file does not exist now;
 * restoring is refused when the file no longer has that hash.
 */
export const recordChange = z
  .object({
    path: text,
    taken_at: time,
    before: text.nullable(),
    after: text,
    hash: text.nullable(),
    same: z.boolean(),
  })
  .meta({ id: "RecordChange" });

export type RecordPreview = z.output<typeof recordChange>;

/**
 * What a restore of the account in place changes: numbers of files, paths of some of them (`examples`), rows by table,
 * and the tables that stay as they are (`kept`).
 */
export const accountChange = z
  .object({
    taken_at: time,
    files: z.object({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() }),
    examples: z.array(text),
    rows: z.record(text, z.int()),
    kept: z.array(text),
  })
  .meta({ id: "AccountChange" });

export type AccountChanges = z.output<typeof accountChange>;
