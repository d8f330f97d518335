import { and, isNull } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { defineOperation, noInput } from "@/lib/operation";
import { readIdentity } from "../identity";
import { backupKey, whereOwned } from "../keys";
import { identity } from "../shapes";
import { backupKeys } from "../tables";

/** The identity, shown once. Throws `CONFLICT` when it was shown before. */
export const showIdentity = defineOperation({
  id: "showBackupIdentity",
  http: { method: "POST", path: "/backups/identity" },
  tag: "Backups",
  summary: "Show the identity that decrypts the backups, once; keep it elsewhere",
  description: "Without it no backup can be read once this installation is lost.",
  input: noInput,
  output: identity,
  containsSecret: true,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx) => {
    await backupKey(ctx);
    const shown = await readIdentity(ctx.account.id);
    await ctx.db.tx(async (tx) => {
      const first = await tx
        .update(backupKeys)
        .set({ shownAt: ctx.clock.now() })
        .where(and(whereOwned(ctx), isNull(backupKeys.shownAt)))
        .returning();
      if (first.length === 0)
        throw conflict(
          "The private key was already shown. The operator finds it in the data directory: secrets/backup-identity.<account>",
        );
      await audit(ctx, tx, { action: "backup.show_identity", subject: shown.recipient });
    });
    return { identity: shown.identity, recipient: shown.recipient };
  },
});
