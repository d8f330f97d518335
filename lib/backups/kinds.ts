import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { shortHash, type WorkflowKind } from "@/lib/runs";

const backupId = z.uuid("must be the id of a backup");

export const backupInput = z.strictObject({
  reason: z
    .enum(["schedule", "manual"], "must be schedule or manual")
    .default("schedule")
    .meta({ description: "What the list of backups tells of why it was made" }),
});

export const BACKUP: WorkflowKind = {
  type: "BackupWorkflow",
  queue: "backups",
  purpose: "Makes an encrypted backup of the account and reads it back",
  input: backupInput,
  schedule: { id: "backup", cron: "0 1 * * *" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: "backup", input }),
};

export const backupDrillInput = z.strictObject({
  backup: backupId.optional().meta({ description: "Which backup to try; the latest by default" }),
});

export const BACKUP_DRILL: WorkflowKind = {
  type: "BackupDrillWorkflow",
  queue: "backups",
  purpose: "Restores a backup into a scratch place and compares it",
  input: backupDrillInput,
  schedule: { id: "backup-drill", cron: "0 5 * * 0" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-drill-${input.backup ?? "latest"}`, input }),
};

export const backupVerifyInput = z.strictObject({ backup: backupId });

export const BACKUP_VERIFY: WorkflowKind = {
  type: "BackupVerifyWorkflow",
  queue: "backups",
  purpose: "Reads a backup back, decrypts it and checks every hash",
  input: backupVerifyInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-verify-${input.backup}`, input }),
};

export const backupRestoreInput = z.strictObject({
  backup: backupId,
  path: textInput.optional().meta({ description: "One file of the vault; without it the whole account" }),
  apply: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Restore, instead of only telling what would change" }),
  seen: textInput.nullable().optional().meta({
    description: "The `hash` of the preview: the file is left alone when it has changed since",
  }),
});

export type BackupRestoreInput = z.output<typeof backupRestoreInput>;

export const BACKUP_RESTORE: WorkflowKind = {
  type: "BackupRestoreWorkflow",
  queue: "backups",
  purpose:
    "Restores one file, or the whole account in place after a safety backup; or tells what it would change",
  input: backupRestoreInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-restore-${shortHash(input)}`, input }),
};
