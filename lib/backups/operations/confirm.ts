import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { oneBackupInput } from "../shapes";
import { findStoredBackup, storeConfirmation } from "../store";

/**
 * Confirms that the vault has as few files as a suspect backup: it counts like any other from now on, and new ones are
 * compared with it. Idempotent. Throws `NOT_FOUND`, and `CONFLICT` for one that never was suspect.
 */
export const confirmBackup = defineOperation({
  id: "confirmBackup",
  http: { method: "POST", path: "/backups/{id}/confirm" },
  tag: "Backups",
  summary: "Confirm a suspect backup",
  description:
    "A backup with fewer than half the files of the last verified one is `suspect`: it removes no other, and health is degraded. Confirm it when the files were removed on purpose.",
  input: oneBackupInput,
  output: z.object({ id: z.uuid(), review: z.literal("confirmed") }),
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
      output: { id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a", review: "confirmed" },
    },
  ],
  run: async (ctx, { id }) => {
    const stored = await findStoredBackup(ctx, id);
    if (stored.review === null) throw conflict("This backup is not suspect: there is nothing to confirm");
    await ctx.db.tx(async (tx) => {
      if (!(await storeConfirmation(ctx, tx, stored.id))) return;
      await audit(ctx, tx, { action: "backup.confirm", subject: id, detail: { files: stored.files } });
      await notify(ctx, tx, "kv_live");
    });
    return { id, review: "confirmed" as const };
  },
});
