import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { oneBackupInput, verification } from "../shapes";
import { withFile } from "../store";
import { verifyWorkflow } from "../workflows";

/** Starts a run that reads a backup back. */
export const startVerify = defineRunOperation({
  id: "verifyBackup",
  http: { method: "POST", path: "/backups/{id}/verify" },
  tag: "Backups",
  summary: "Read a backup back, decrypt it and check every hash",
  input: oneBackupInput,
  output: withRun(verification),
  errors: ["NOT_FOUND"],
  start: async (ctx, { id }) => {
    await withFile(ctx, id);
    return ctx.db.tx((tx) => startRun(ctx, tx, verifyWorkflow, { backup: id }));
  },
});
