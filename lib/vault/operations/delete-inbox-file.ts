import { z } from "zod";
import { conflict, notFound } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeVault } from "../change";
import { isOnHold } from "../inbox/on-hold";
import { whereInboxFile } from "../inbox/retry";
import { oneInboxFile } from "../inbox-shapes";
import { vaultPath } from "../path";
import { hashStored } from "../store";
import { inboxFiles } from "../tables/inbox";

/** Deletes a file that is not going to be processed: a quarantined one, or one on hold. Throws `NOT_FOUND`, `CONFLICT`. */
export const deleteInboxFile = defineOperation({
  id: "deleteInboxFile",
  http: { method: "DELETE", path: "/vault/inbox/states/{id}" },
  tag: "Inbox",
  summary: "Delete a file that is in quarantine or on hold",
  description: "It cannot be restored.",
  input: oneInboxFile,
  output: z.object({ location: z.string(), deleted: z.literal(true) }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { id }) => {
    const location = await ctx.db.tx((tx) => deletable(ctx, tx, id));
    await changeVault(ctx, {
      lock: [location],
      plan: async (tx) => {
        if ((await deletable(ctx, tx, id)) !== location) throw conflict("The file was moved: try again");
        const before = await hashStored(ctx.account.vaultDir, location);
        const entry = { action: "inbox.delete", subject: location, before: before.hash };
        return {
          changes: [{ kind: "remove", before, entries: [entry] }],
          alongside: async (tx) => {
            await tx.delete(inboxFiles).where(whereInboxFile(ctx, id));
            await notify(ctx, tx, "kv_live");
          },
        };
      },
    });
    return { location, deleted: true as const };
  },
});

/** Where the file is. */
async function deletable(ctx: Context, tx: Tx, id: string) {
  const { location, state } = inboxFiles;
  const [file] = await tx
    .select({ location, state, onHold: isOnHold })
    .from(inboxFiles)
    .where(whereInboxFile(ctx, id));
  if (!file) throw notFound("There is no such inbox file");
  if (file.state !== "quarantined" && !file.onHold)
    throw conflict(`The file is ${file.state}, not quarantined or on hold`);
  return vaultPath(file.location);
}
