import type { ImapFlow } from "imapflow";
import { withTimeout } from "@/lib/core/timeout";
import type { Context } from "@/lib/db";
import { mailFilename, mailPart } from "@/lib/documents";
import { MAX_INBOX_FILE_BYTES } from "@/lib/vault";
import { adviceOf } from "../connect/advice";
import { withServer } from "../connect/client";
import type { MailboxRow } from "../find";
import { openPassword } from "../secrets";
import { finishMessage, openFolder } from "./after";
import { release, settle } from "./claim";
import { advance, newUids } from "./position";
import { idOf, isKnown, keyOf, keyOfId, store } from "./store";

const MAX_MESSAGES = 50;
/** Less than the lease of a claim. */
const MAX_MS = 180_000;

export interface Pulled {
  pulled: number;
  skipped: number;
  remaining: number;
  error: string | null;
}

/** Pulls a claimed mailbox, and stores how that ended. Throws only when `signal` ended it. */
export async function pull(ctx: Context, mailbox: MailboxRow, signal: AbortSignal): Promise<Pulled> {
  const result: Pulled = { pulled: 0, skipped: 0, remaining: 0, error: null };
  try {
    const password = openPassword(ctx, mailbox);
    const work = (client: ImapFlow) => pullNew(ctx, client, mailbox, result);
    await withTimeout(MAX_MS, (limit) => withServer(mailbox, password, limit, work), signal);
  } catch (error) {
    if (signal.aborted) {
      await release(ctx, mailbox);
      throw error;
    }
    ctx.log.warn({ err: error, mailbox: mailbox.id }, "a mailbox could not be pulled");
    result.error = adviceOf(error, mailbox);
  }
  await settle(ctx, mailbox, result);
  return result;
}

async function pullNew(ctx: Context, client: ImapFlow, mailbox: MailboxRow, result: Pulled): Promise<void> {
  const folder = await openFolder(client, mailbox);
  const uids = await newUids(ctx, client, mailbox, folder);
  const batch = uids.slice(0, MAX_MESSAGES);
  result.remaining = uids.length;
  for (const uid of batch) {
    const outcome = await pullOne(ctx, client, mailbox, uid);
    if (outcome === "pulled") result.pulled += 1;
    if (outcome === "too large") result.skipped += 1;
    await advance(ctx, mailbox, folder.uidValidity.toString(), uid, outcome === "too large" ? 1 : 0);
    result.remaining -= 1;
  }
}

/** A message that is too large stays on the server as it is. */
async function pullOne(
  ctx: Context,
  client: ImapFlow,
  mailbox: MailboxRow,
  uid: number,
): Promise<"pulled" | "known" | "too large" | "gone"> {
  const about = await client.fetchOne(`${uid}`, { size: true, envelope: true }, { uid: true });
  if (!about) return "gone";
  const { subject, date, messageId: given } = about.envelope ?? {};
  const messageId = idOf(given);
  if ((about.size ?? 0) > MAX_INBOX_FILE_BYTES) return "too large";
  let outcome: "pulled" | "known" = "known";
  if (!messageId || !(await isKnown(ctx, keyOfId(messageId)))) {
    const message = await client.fetchOne(`${uid}`, { source: true }, { uid: true });
    if (!message || message.source === undefined) return "gone";
    if (message.source.byteLength > MAX_INBOX_FILE_BYTES) return "too large";
    // The server's list of subjects is read as UTF-8, whatever the message has.
    const file = subject?.includes("\ufffd")
      ? await mailPart(message.source)
      : { filename: mailFilename(subject, new Date(date ?? "")), content: message.source };
    const isNew = await store(ctx, mailbox.id, keyOf(messageId, message.source), file);
    if (isNew) outcome = "pulled";
  }
  await finishMessage(client, uid, mailbox);
  return outcome;
}
