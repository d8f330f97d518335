import { noInput } from "@/lib/operation";
import { defineRunOperation, withRun } from "@/lib/runs";
import { startVaultRun } from "@/lib/vault";
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
        id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
        state: "stored",
        stored: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
        files: 1044,
        rows: 5210,
        size: 1_482_113,
        skipped: 0,
        suspect: false,
        removed: 1,
        execution: { workflowId: "backup", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        reused: false,
      },
    },
  ],
  start: (ctx) => startVaultRun(ctx, backupWorkflow, { reason: "manual" }),
});
