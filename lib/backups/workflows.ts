import { randomUUID } from "node:crypto";
import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { defineWorkflow, shortHash } from "@/lib/runs";
import { runDrill } from "./drill";
import { BACKUP_REASONS } from "./tables";
import { backUp, restoreBackup } from "./tasks";
import { verifyBackup } from "./verify";

const TRIES = { attempts: 3 };

const backupId = z.uuid("must be the id of a backup");

const backupInput = z.strictObject({
  reason: z
    .enum(BACKUP_REASONS, "must be schedule or manual")
    .exclude(["safety"])
    .default("schedule")
    .meta({ description: "Why it is made, as the list of backups shows it" }),
});

export const backupWorkflow = defineWorkflow({
  type: "BackupWorkflow",
  queue: "backups",
  purpose: "Makes and verifies an encrypted backup of the account",
  input: backupInput,
  runInput: backupInput,
  schedule: { id: "backup", cron: "0 1 * * *" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: "backup", input }),
  run: (ctx, step, { reason }, report) => backUp(ctx, step, reason, report),
});

const drillInput = z.strictObject({
  backup: backupId.optional().meta({ description: "Which backup to test; the latest by default" }),
});

export const drillWorkflow = defineWorkflow({
  type: "BackupDrillWorkflow",
  queue: "backups",
  purpose: "Restores a backup to a temporary directory and compares it",
  input: drillInput,
  runInput: drillInput,
  schedule: { id: "backup-drill", cron: "0 5 * * 0" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-drill-${input.backup ?? "latest"}`, input }),
  run: async (ctx, step, input) => {
    const { id } = await step("begin", async () => ({ id: randomUUID() }));
    return step("drill", () => runDrill(ctx, id, input.backup), TRIES);
  },
});

const verifyInput = z.strictObject({ backup: backupId });

export const verifyWorkflow = defineWorkflow({
  type: "BackupVerifyWorkflow",
  queue: "backups",
  purpose: "Verifies a backup: reads and decrypts it, and checks every hash",
  input: verifyInput,
  runInput: verifyInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-verify-${input.backup}`, input }),
  run: (ctx, step, input) => step("verify", () => verifyBackup(ctx, input.backup), TRIES),
});

export const restoreInput = z.strictObject({
  backup: backupId,
  path: textInput.optional().meta({ description: "One file of the vault; without it the whole account" }),
  apply: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Restore, instead of only previewing what would change" }),
  seen: textInput.nullable().optional().meta({
    description: "The `hash` of the preview: fails when the file has changed since",
  }),
});

export type RestoreInput = z.output<typeof restoreInput>;

export const restoreWorkflow = defineWorkflow({
  type: "BackupRestoreWorkflow",
  queue: "backups",
  purpose:
    "Restores one file, or the whole account in place after a safety backup; or previews what it would change",
  input: restoreInput,
  runInput: restoreInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-restore-${shortHash(input)}`, input }),
  run: restoreBackup,
});
