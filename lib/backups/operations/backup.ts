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
  description:
    "When nothing has changed since the last one, nothing is stored: `state` is `unchanged`. `suspect`: it has fewer than half the files of the last verified one, and removes nothing until it is confirmed.",
  input: noInput,
  output: withRun(backupResult),
  examples: [
    {
      output: {
        id: "3f6c6f0e-7a1d-4a52-9a55-0d8c2a6b1f20",
        state: "stored",
        stored: "3f6c6f0e-7a1d-4a52-9a55-0d8c2a6b1f20",
        files: 1044,
        rows: 5210,
        size: 1_482_113,
        skipped: 0,
        suspect: false,
        removed: 1,
        execution: { workflowId: "backup", runId: "b3a1c7de-52c4-4c5e-8f0e-96f1b0c3f1aa" },
        reused: false,
      },
    },
  ],
  start: (ctx) => ctx.db.tx((tx) => startRun(ctx, tx, backupWorkflow, { reason: "manual" })),
});
