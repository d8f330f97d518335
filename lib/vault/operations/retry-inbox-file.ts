import { conflict, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeVault, type RenameFile } from "../change";
import { freePlace } from "../inbox/files";
import { resumeFile } from "../inbox/resume";
import { INBOX_RETRY, whereInboxFile } from "../inbox/retry";
import { presentInboxFile } from "../inbox/states";
import { inboxState, oneInboxFile } from "../inbox-shapes";
import { type VaultPath, vaultPath } from "../path";
import type { Layout } from "../settings/layout";
import { readLayout } from "../settings/read";
import { statFile } from "../store";
import { inboxFiles } from "../tables/inbox";

/** Has a file processed again: one that is on hold, or a quarantined one, which returns to the inbox. Throws `NOT_FOUND`, `CONFLICT`. */
export const retryInboxFile = defineOperation({
  id: "retryInboxFile",
  http: { method: "POST", path: "/vault/inbox/states/{id}/retry" },
  tag: "Inbox",
  summary: "Process a file again that is in quarantine or on hold",
  description:
    "A file that failed is in quarantine, and returns to the inbox. One that was undone, or whose run was canceled, is on hold. Either gets three attempts.",
  input: oneInboxFile,
  output: inboxState,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { id }) => {
    const own = whereInboxFile(ctx, id);
    const resumed = await resumeFile(ctx, id);
    if (resumed) return presentInboxFile(resumed);
    const layout = await readLayout(ctx);
    await changeVault(ctx, {
      lock: [vaultPath(layout.settings.inboxFolder)],
      plan: async (tx) => {
        const [file] = await tx.select().from(inboxFiles).where(own);
        if (!file) throw notFound("There is no such inbox file");
        if (file.state !== "quarantined")
          throw conflict(`The file is ${file.state}, not quarantined or on hold`);
        const from = vaultPath(file.location);
        const change = await backToInbox(ctx, from, layout, file.filename);
        // Before the file is there: the watcher would take it for a new one.
        await tx.update(inboxFiles).set({ state: "processing", location: change.to }).where(own);
        return { changes: [change], hasWritten: true, followUp: { name: INBOX_RETRY, data: { id, from } } };
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
  layout: Layout,
  filename: string,
): Promise<RenameFile> {
  const root = ctx.account.vaultDir;
  const before = await statFile(root, from);
  if (!before) throw notFound(`There is no ${from} in the vault any more`);
  const to = await freePlace(root, layout, filename);
  return { kind: "rename", before, to, entries: [{ action: "inbox.retry", subject: to }] };
}
