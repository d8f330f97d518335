import { z } from "zod";
import {
  BACKUP_REASONS,
  BACKUP_STATES,
  oneBackupInput,
  startBackupInput,
  startRestoreInput,
} from "@/lib/backups";
import { withRun } from "@/lib/runs";
import { operation } from "./operation";

const text = z.string();
const time = z.iso.datetime();
const tag = "Backups" as const;

const drill = z.object({
  id: z.uuid(),
  backup: z.uuid().nullable(),
  started_at: time,
  duration_ms: z.int(),
  passed: z.boolean(),
  files: z.int(),
  rows: z.int(),
  failure: text.nullable(),
});

const backup = z.object({
  id: z.uuid(),
  taken_at: time,
  duration_ms: z.int(),
  state: z.enum(BACKUP_STATES),
  reason: z.enum(BACKUP_REASONS),
  same_as: z.uuid().nullable(),
  file: text.nullable(),
  size: z.int().nullable(),
  content_bytes: z.int().nullable(),
  files: z.int().nullable(),
  rows: z.int().nullable(),
  skipped: z.array(z.object({ path: text, reason: text })),
  failure: text.nullable(),
  verified_at: time.nullable(),
  fault: text.nullable(),
  drill: drill.nullable(),
  kept: z.array(text),
});

export const listBackups = operation({
  id: "listBackups",
  method: "GET",
  path: "/backups",
  tag,
  summary: "The account's backups, the latest first, with why each is kept, and the latest drills",
  input: z.strictObject({}),
  output: z.object({
    destination: text,
    recipient: text,
    identity_shown: z.boolean(),
    next_backup: time.nullable(),
    next_drill: time.nullable(),
    backups: z.array(backup),
    drills: z.array(drill),
  }),
  status: 200,
});

export const runBackup = operation({
  id: "runBackup",
  method: "POST",
  path: "/backups",
  tag,
  summary: "Make an encrypted backup now, and read it back",
  description: "Where nothing has changed since the last one, nothing new is stored: `state` is `unchanged`.",
  input: startBackupInput,
  long: true,
  output: withRun(
    z.object({
      id: z.uuid(),
      state: z.enum(BACKUP_STATES).exclude(["failed"]),
      stored: z.uuid(),
      files: z.int(),
      rows: z.int(),
      size: z.int(),
      skipped: z.int(),
      removed: z.int(),
    }),
  ),
  status: 200,
});

const one = { tag, status: 200, errors: ["NOT_FOUND"] } as const;

export const showBackupIdentity = operation({
  ...one,
  id: "showBackupIdentity",
  method: "POST",
  path: "/backups/identity",
  summary: "The identity that opens the backups, to be kept elsewhere: shown once",
  input: z.strictObject({}),
  output: z.object({ identity: text, recipient: text }),
  isShownOnce: true,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const downloadBackup = operation({
  ...one,
  id: "downloadBackup",
  method: "GET",
  path: "/backups/{id}/file",
  summary: "The file of a backup: tar, gzip, age",
  input: oneBackupInput,
  output: z.unknown(),
  file: true,
  headerNames: ["Content-Disposition"],
});

export const verifyBackup = operation({
  ...one,
  id: "verifyBackup",
  method: "POST",
  path: "/backups/{id}/verify",
  summary: "Read a backup back, decrypt it and check every hash",
  input: oneBackupInput,
  long: true,
  output: withRun(
    z.object({ id: z.uuid(), ok: z.boolean(), files: z.int(), rows: z.int(), fault: text.nullable() }),
  ),
});

export const drillBackup = operation({
  ...one,
  id: "drillBackup",
  method: "POST",
  path: "/backups/{id}/drill",
  summary: "Restore a backup into a scratch place, and compare it byte by byte and row by row",
  input: oneBackupInput,
  long: true,
  output: withRun(drill.omit({ started_at: true, duration_ms: true })),
});

const record = z.object({
  path: text,
  taken_at: time,
  before: text.nullable(),
  after: text,
  hash: text.nullable(),
  same: z.boolean(),
});

const account = z.object({
  taken_at: time,
  files: z.object({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() }),
  examples: z.array(text),
  rows: z.record(text, z.int()),
  kept: z.array(text),
});

export const restoreBackup = operation({
  ...one,
  id: "restoreBackup",
  method: "POST",
  path: "/backups/{id}/restore",
  summary: "Restore one file, or the whole account in place; without `apply`, tell what would change",
  description:
    "With `path` one file of the vault is put back by the gate of all records, unless it has changed since `seen`, " +
    "the `hash` of the preview. Without it the whole account is, after a safety backup, whose id is `safety`. The " +
    "backup is read and checked to its end before anything is changed; one that is damaged, cut off, or of someone else is " +
    "refused, and the run fails.",
  input: startRestoreInput,
  long: true,
  output: withRun(
    z.object({
      kind: z.enum(["record", "account"]),
      applied: z.boolean(),
      record: record.optional(),
      account: account.optional(),
      safety: z.uuid().nullable().optional(),
    }),
  ),
});
