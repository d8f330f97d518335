import { noInput } from "@/lib/operation";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { backupResult } from "../shapes";
import { backupWorkflow } from "../workflows";

/** Starts a backup, or joins the one that is running. The result of the run is a `BackupResult`. */
export const startBackup = defineRunOperation({
  id: "runBackup",
  http: { method: "POST", path: "/backups" },
  tag: "Backups",
  summary: "Make and verify an encrypted backup now",
  description: "When nothing has changed since the last one, nothing is stored: `state` is `unchanged`.",
  input: noInput,
  output: withRun(backupResult),
  start: (ctx) => ctx.db.tx((tx) => startRun(ctx, tx, backupWorkflow, { reason: "manual" })),
});
