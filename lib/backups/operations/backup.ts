import { z } from "zod";
import { noInput } from "@/lib/operation";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { BACKUP_STATES } from "../tables";
import { backupWorkflow } from "../workflows";

/** Starts a backup, or joins the one that is running. The result of the run is a `BackupResult`. */
export const startBackup = defineRunOperation({
  id: "runBackup",
  http: { method: "POST", path: "/backups" },
  tag: "Backups",
  summary: "Make and verify an encrypted backup now",
  description:
    "When nothing has changed since the last one, nothing is stored: `state` is `unchanged`. `suspect`: it has fewer than half the files of the last verified one, and removes nothing until it is confirmed.",
  input: noInput,
  output: withRun(
    z.object({
      id: z.uuid(),
      state: z.enum(BACKUP_STATES).exclude(["failed"]),
      stored: z.uuid(),
      files: z.int(),
      rows: z.int(),
      size: z.int(),
      skipped: z.int(),
      suspect: z.boolean(),
      removed: z.int(),
    }),
  ),
  start: (ctx) => ctx.db.tx((tx) => startRun(ctx, tx, backupWorkflow, { reason: "manual" })),
});
