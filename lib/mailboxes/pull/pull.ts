import type { ImapFlow } from "imapflow";
import { withTimeout } from "@/lib/core/timeout";
import type { Context } from "@/lib/db";
import { mailFilename, mailPart } from "@/lib/documents";
import { MAX_INBOX_FILE_BYTES, readLayout } from "@/lib/vault";
import { adviceOf } from "../connect/advice";
import { withServer } from "../connect/client";
import type { MailboxRow } from "../find";
import { openPassword } from "../secrets";
import { finishMessage, openFolder } from "./after";
import { release, settle } from "./claim";
import { advance, newUids } from "./position";
import { idOf, isKnown, keyOf, keyOfId, store } from "./store";
import { isGivenUp } from "./tries";

const MAX_MESSAGES = 50;
/** Less than the lease of a claim. */
const MAX_MS = 180_000;

export interface Pulled {
  pulled: number;
  skipped: number;
  remaining: number;
  error: string | null;
}

/** How far a pull has come. */
interface Progress extends Pulled {
  /** Messages that are done. */
  done: number;
  /** The message that is being read from the server. */
  reading: number | null;
}

/** Pulls a claimed mailbox, and stores how that ended. Throws only when `signal` ended it. */
export async function pull(
  ctx: Context,
  mailbox: MailboxRow,
  signal: AbortSignal,
  maxMs = MAX_MS,
): Promise<Pulled> {
  const progress: Progress = { pulled: 0, skipped: 0, remaining: 0, error: null, done: 0, reading: null };
  try {
    const password = openPassword(ctx, mailbox);
    const work = (client: ImapFlow) => pullNew(ctx, client, mailbox, progress);
    await withTimeout(maxMs, (limit) => withServer(mailbox, password, limit, work), signal);
  } catch (error) {
    if (signal.aborted) {
      await release(ctx, mailbox);
      throw error;
    }
    ctx.log.warn({ err: error, mailbox: mailbox.id }, "a mailbox could not be pulled");
    await fail(ctx, mailbox, progress, error);
  }
  await settle(ctx, mailbox, { ...progress, hasAdvanced: progress.done > 0 });
  const { pulled, skipped, remaining, error } = progress;
  return { pulled, skipped, remaining, error };
}

/** A slow server that delivers is no failure. The message that a pull ends with again and again is skipped. */
async function fail(ctx: Context, mailbox: MailboxRow, progress: Progress, error: unknown): Promise<void> {
  if (progress.done > 0 && error instanceof Error && error.name === "TimeoutError") return;
  const { reading } = progress;
  progress.error = adviceOf(error, mailbox);
  if (reading === null || !(await isGivenUp(ctx, mailbox, reading, error))) return;
  progress.error = `A message of ${mailbox.folder} was skipped, as the server did not deliver it (UID ${reading}). ${progress.error}`;
  progress.skipped += 1;
  progress.remaining -= 1;
  progress.done += 1;
}

async function pullNew(
  ctx: Context,
  client: ImapFlow,
  mailbox: MailboxRow,
  progress: Progress,
): Promise<void> {
  const folder = await openFolder(client, mailbox);
  const uids = await newUids(ctx, client, mailbox, folder);
  progress.remaining = uids.length;
  for (const uid of uids.slice(0, MAX_MESSAGES)) {
    const outcome = await pullOne(ctx, client, mailbox, uid, progress);
    if (outcome === "pulled") progress.pulled += 1;
    if (outcome === "too large") progress.skipped += 1;
    if (outcome === "pulled" || outcome === "known")
      progress.error = (await finishMessage(client, uid, mailbox)) ?? progress.error;
    await advance(ctx, mailbox, uid, outcome === "too large" ? 1 : 0);
    progress.remaining -= 1;
    progress.done += 1;
  }
}

/** A message that is too large stays on the server as it is. */
async function pullOne(
  ctx: Context,
  client: ImapFlow,
  mailbox: MailboxRow,
  uid: number,
  progress: Progress,
): Promise<"pulled" | "known" | "too large" | "gone"> {
  const read = async <T>(work: () => Promise<T>): Promise<T> => {
    progress.reading = uid;
    const result = await work();
    progress.reading = null;
    return result;
  };
  const about = await read(() => client.fetchOne(`${uid}`, { size: true, envelope: true }, { uid: true }));
  if (!about) return "gone";
  const { subject, date, messageId: given } = about.envelope ?? {};
  const messageId = idOf(given);
  if ((about.size ?? 0) > MAX_INBOX_FILE_BYTES) return "too large";
  if (messageId && (await isKnown(ctx, keyOfId(messageId)))) return "known";
  const message = await read(() => client.fetchOne(`${uid}`, { source: true }, { uid: true }));
  if (!message || message.source === undefined) return "gone";
  if (message.source.byteLength > MAX_INBOX_FILE_BYTES) return "too large";
  // The server's list of subjects is read as UTF-8, whatever the message has.
  const { timeZone } = (await readLayout(ctx)).settings;
  const file = subject?.includes("\ufffd")
    ? await mailPart(message.source, timeZone)
    : { filename: mailFilename(subject, new Date(date ?? ""), timeZone), content: message.source };
  const isNew = await store(ctx, mailbox.id, keyOf(messageId, message.source), file);
  return isNew ? "pulled" : "known";
}
