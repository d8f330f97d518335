import { z } from "zod";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { oneBackupInput } from "../shapes";
import { withFile } from "../store";
import { verifyWorkflow } from "../workflows";

/** Starts a run that reads a backup back. Its result is a `Verification`. */
export const startVerify = defineRunOperation({
  id: "verifyBackup",
  http: { method: "POST", path: "/backups/{id}/verify" },
  tag: "Backups",
  summary: "Read a backup back, decrypt it and check every hash",
  input: oneBackupInput,
  output: withRun(
    z.object({ id: z.uuid(), ok: z.boolean(), files: z.int(), rows: z.int(), fault: z.string().nullable() }),
  ),
  errors: ["NOT_FOUND"],
  start: async (ctx, { id }) => {
    await withFile(ctx, id);
    return ctx.db.tx((tx) => startRun(ctx, tx, verifyWorkflow, { backup: id }));
  },
});
