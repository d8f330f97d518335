import { z } from "zod";
import { conflict, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeVault, type RenameFile } from "../change";
import { freeName } from "../inbox/files";
import { INBOX_RETRY, whereInboxFile } from "../inbox/retry";
import { presentInboxFile } from "../inbox/states";
import { inboxState } from "../inbox-shapes";
import { type VaultPath, vaultPath } from "../path";
import { readLayout } from "../settings/read";
import { exists, statFile } from "../store";
import { inboxFiles } from "../tables/inbox";

const input = z.strictObject({ id: z.uuid("must be the id of an inbox file") });

/** Puts a quarantined file back into the inbox, to be processed again. Throws `NOT_FOUND`, `CONFLICT`. */
export const retryInboxFile = defineOperation({
  id: "retryInboxFile",
  http: { method: "POST", path: "/vault/inbox/states/{id}/retry" },
  tag: "Inbox",
  summary: "Process a quarantined file again",
  description:
    "After three failed attempts a file is in quarantine. It returns to the inbox, and gets three more.",
  input,
  output: inboxState,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { id }) => {
    const own = whereInboxFile(ctx, id);
    const { inboxFolder } = (await readLayout(ctx)).settings;
    await changeVault(ctx, {
      lock: [vaultPath(inboxFolder)],
      plan: async (tx) => {
        const [file] = await tx.select().from(inboxFiles).where(own);
        if (!file) throw notFound("There is no such inbox file");
        if (file.state !== "quarantined") throw conflict(`The file is ${file.state}, not quarantined`);
        const from = vaultPath(file.location);
        const change = await backToInbox(ctx, from, inboxFolder, file.filename);
        // Before the file is there: the watcher would take it for a new one.
        await tx.update(inboxFiles).set({ state: "processing", location: change.to }).where(own);
        return { changes: [change], followUp: { name: INBOX_RETRY, data: { id, from } } };
      },
    });
    const [row] = await ctx.db.tx((tx) => tx.select().from(inboxFiles).where(own));
    if (!row) throw notFound("There is no such inbox file");
    return presentInboxFile(row);
  },
});

async function backToInbox(
  ctx: Context,
  from: VaultPath,
  folder: string,
  filename: string,
): Promise<RenameFile> {
  const root = ctx.account.vaultDir;
  const before = await statFile(root, from);
  if (!before) throw notFound(`There is no ${from} in the vault any more`);
  const to = await freeName(folder, filename, (at) => exists(root, at));
  return { kind: "rename", before, to, entries: [{ action: "inbox.retry", subject: to }] };
}
