import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { ImapFlow, MailboxObject, SearchObject } from "imapflow";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type MailboxRow, whereMailbox } from "../find";
import { mailboxes } from "../tables";

interface Position {
  /** All messages up to this UID are done. */
  lastUid: number;
  /** Up to this UID, only messages that arrived since the mailbox was created are to come. */
  oldUntil: number;
}

/** The messages of a folder that are to come, oldest first. */
export async function newUids(
  ctx: Context,
  client: ImapFlow,
  mailbox: MailboxRow,
  folder: MailboxObject,
): Promise<number[]> {
  const isKnown = mailbox.uidValidity === folder.uidValidity.toString();
  const { lastUid, oldUntil } = isKnown ? mailbox : await begin(ctx, client, mailbox, folder);
  const recent =
    oldUntil > lastUid
      ? await search(client, { uid: `${lastUid + 1}:${oldUntil}`, since: mailbox.createdAt })
      : [];
  const last = Math.max(lastUid, oldUntil);
  // `7:*` has the last message also when its UID is 6.
  const arrived = (await search(client, { uid: `${last + 1}:*` })).filter((uid) => uid > last);
  return [...recent, ...arrived].sort((a, b) => a - b);
}

/**
 * Stores where a folder begins that is pulled for the first time, or whose messages the server has numbered again: what
 * came before is then found by its Message-ID, or is older than the mailbox.
 */
async function begin(
  ctx: Context,
  client: ImapFlow,
  mailbox: MailboxRow,
  folder: MailboxObject,
): Promise<Position> {
  const newest = mailbox.includeExisting ? 0 : await newestUid(client, folder);
  const isFirst = mailbox.uidValidity === null;
  const position = isFirst ? { lastUid: newest, oldUntil: 0 } : { lastUid: 0, oldUntil: newest };
  await move(ctx, mailbox, { ...position, uidValidity: folder.uidValidity.toString() });
  return position;
}

async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  if (found) return found;
  // A refusal says nothing of what is there: taken for an empty folder, no mail would come, and nobody would know.
  const folder = client.mailbox ? client.mailbox.path : "the folder";
  throw new KvError(
    "EXEC_ERROR",
    `The server refused to list the messages of ${folder}. It is tried again later.`,
  );
}

async function newestUid(client: ImapFlow, { exists, uidNext }: MailboxObject): Promise<number> {
  if (exists === 0) return Math.max(0, (uidNext || 1) - 1);
  // A server need not say what the next UID will be.
  return uidNext ? uidNext - 1 : Math.max(0, ...(await search(client, { all: true })));
}

/** All messages up to `lastUid` are done. */
export const advance = (ctx: Context, mailbox: MailboxRow, lastUid: number, skipped = 0): Promise<void> =>
  move(ctx, mailbox, { lastUid, tries: 0, skipped: sql`${mailboxes.skipped} + ${skipped}` });

/** Changes where a mailbox is, unless it was changed to another folder meanwhile. */
export async function move(
  ctx: Context,
  { id, host, username, folder }: MailboxRow,
  change: PgUpdateSetSource<typeof mailboxes>,
): Promise<void> {
  await ctx.db.tx((tx) =>
    tx
      .update(mailboxes)
      .set(change)
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
