import type { Context } from "@/lib/db";
import { readParts } from "@/lib/documents";
import {
  changeVault,
  inboxFiles,
  planArrivals,
  readBytesIfAny,
  readLayout,
  vaultPath,
  whereInboxFile,
} from "@/lib/vault";
import { completing, completionOf } from "../complete";
import { findInboxFile, moveOut } from "../move-file";

/**
 * Puts the messages of a mailbox or the days of a Slack export into the inbox, a file each, and moves the archive out
 * of it: one change. Idempotent. Returns the names of the files. Throws `VALIDATION_ERROR` when it cannot be read.
 */
export async function unpackFile(ctx: Context, id: string, place: string): Promise<string[]> {
  const row = await findInboxFile(ctx, id);
  const bytes = row && (await readBytesIfAny(ctx.account.vaultDir, vaultPath(row.location)));
  if (!row || !bytes || row.state === "processed") return [];
  const layout = await readLayout(ctx);
  const { inboxFolder, timeZone } = layout.settings;
  const parts = await readParts(row.filename, new Uint8Array(bytes), timeZone);
  const to = vaultPath(place);
  const { plan } = await changeVault(ctx, {
    lock: [vaultPath(inboxFolder), to],
    plan: async (tx) => {
      const [now] = await tx.select().from(inboxFiles).where(whereInboxFile(ctx, id));
      if (!now || now.state === "processed") return { changes: [], accepted: [] };
      const arrivals = await planArrivals(ctx, layout, parts);
      const changes = [...arrivals.changes, ...(await moveOut(ctx, now, to))];
      const completed = completing([completionOf(now, to, [], {})]);
      return { ...arrivals, changes, followUp: [arrivals.followUp, completed] };
    },
  });
  return plan.accepted.map(({ filename }) => filename);
}
