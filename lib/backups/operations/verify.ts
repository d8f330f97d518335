import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { oneBackupInput, verification } from "../shapes";
import { findStoredBackup } from "../store";
import { verifyWorkflow } from "../workflows";

/** Starts a run that verifies a backup. Its result is a `Verification`. */
export const startVerify = defineRunOperation({
  id: "verifyBackup",
  http: { method: "POST", path: "/backups/{id}/verify" },
  tag: "Backups",
  summary: "Verify a backup: read and decrypt it, and check every hash",
  description: "`fault` says why it cannot be used.",
  input: oneBackupInput,
  output: withRun(verification),
  errors: ["NOT_FOUND"],
  start: async (ctx, { id }) => {
    await findStoredBackup(ctx, id);
    return ctx.db.tx((tx) => startRun(ctx, tx, verifyWorkflow, { backup: id }));
  },
});
