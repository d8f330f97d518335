import { and, eq, sql } from "drizzle-orm";
import type { ImapFlow, MailboxObject, SearchObject } from "imapflow";
import type { Context } from "@/lib/db";
import { type MailboxRow, whereMailbox } from "../find";
import { mailboxes } from "../tables";

/** The messages of a folder that are to come, oldest first. */
export async function newUids(
  ctx: Context,
  client: ImapFlow,
  mailbox: MailboxRow,
  folder: MailboxObject,
): Promise<number[]> {
  const uidValidity = folder.uidValidity.toString();
  const isKnown = mailbox.uidValidity === uidValidity;
  const isFirst = mailbox.uidValidity === null;
  const isFromNow = isFirst && !mailbox.includeExisting;
  const start = isFromNow ? await newestUid(client, folder) : 0;
  const lastUid = isKnown ? mailbox.lastUid : start;
  if (!isKnown) await advance(ctx, mailbox, uidValidity, lastUid);
  const query: SearchObject = { uid: `${lastUid + 1}:*` };
  // The server has numbered its messages again: what came before is found by its Message-ID, or is older.
  if (!isKnown && !isFirst && !mailbox.includeExisting) query.since = mailbox.createdAt;
  const found = (await client.search(query, { uid: true })) || [];
  // `7:*` has the last message also when its UID is 6.
  return found.filter((uid) => uid > lastUid).sort((a, b) => a - b);
}

async function newestUid(client: ImapFlow, { exists, uidNext }: MailboxObject): Promise<number> {
  if (exists === 0) return Math.max(0, (uidNext || 1) - 1);
  // A server need not say what the next UID will be.
  return uidNext ? uidNext - 1 : Math.max(0, ...((await client.search({ all: true }, { uid: true })) || []));
}

/** All messages up to `lastUid` are done, unless the mailbox was changed to another folder meanwhile. */
export async function advance(
  ctx: Context,
  { id, host, username, folder }: MailboxRow,
  uidValidity: string,
  lastUid: number,
  skipped = 0,
): Promise<void> {
  await ctx.db.tx((tx) =>
    tx
      .update(mailboxes)
      .set({ uidValidity, lastUid, skipped: sql`${mailboxes.skipped} + ${skipped}` })
      .where(
        and(
          whereMailbox(ctx, id),
          eq(mailboxes.host, host),
          eq(mailboxes.username, username),
          eq(mailboxes.folder, folder),
        ),
      ),
  );
}
