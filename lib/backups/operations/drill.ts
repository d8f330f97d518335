import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { drill, oneBackupInput } from "../shapes";
import { findStoredBackup } from "../store";
import { drillWorkflow } from "../workflows";

/** Starts a restore test of a backup. The result of the run is a `Drill`. */
export const startDrill = defineRunOperation({
  id: "drillBackup",
  http: { method: "POST", path: "/backups/{id}/drill" },
  tag: "Backups",
  summary: "Restore a backup to a temporary directory and compare it byte by byte and row by row",
  description: "Proves that the backup can be restored. The account is not touched.",
  input: oneBackupInput,
  output: withRun(drill.omit({ started_at: true, duration_ms: true })),
  errors: ["NOT_FOUND"],
  start: async (ctx, { id }) => {
    await findStoredBackup(ctx, id);
    return ctx.db.tx((tx) => startRun(ctx, tx, drillWorkflow, { backup: id }));
  },
});
