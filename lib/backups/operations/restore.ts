import { z } from "zod";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { vaultPath } from "@/lib/vault";
import { accountChange, oneBackupInput, recordChange } from "../shapes";
import { findStoredBackup } from "../store";
import { restoreInput, restoreWorkflow } from "../workflows";

const { path, apply, seen } = restoreInput.shape;

/** Starts a run that restores a file or the account, or previews it. Its result is a `RestoreResult`. */
export const startRestore = defineRunOperation({
  id: "restoreBackup",
  http: { method: "POST", path: "/backups/{id}/restore" },
  tag: "Backups",
  summary: "Restore one file, or the whole account in place; without `apply`, preview the changes",
  description:
    "With `path` one file is restored, unless it has changed since `seen`, the `hash` of the preview; otherwise the account, after a backup whose id is `safety`. The run fails, and changes nothing, when the backup is damaged or of another account.",
  input: z.strictObject({ ...oneBackupInput.shape, path, apply, seen }),
  output: withRun(
    z.object({
      kind: z.enum(["record", "account"]),
      applied: z.boolean(),
      record: recordChange.optional(),
      account: accountChange.optional(),
      safety: z.uuid().nullable().optional(),
    }),
  ),
  errors: ["NOT_FOUND"],
  start: async (ctx, { id, ...what }) => {
    if (what.path !== undefined) vaultPath(what.path);
    await findStoredBackup(ctx, id);
    return ctx.db.tx((tx) => startRun(ctx, tx, restoreWorkflow, { backup: id, ...what }));
  },
});
