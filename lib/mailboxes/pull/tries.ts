import type { Context } from "@/lib/db";
import type { MailboxRow } from "../find";
import { advance, move } from "./position";

/** Pulls in a row that may end with the same message: more where the connection is lost, which the message rarely causes. */
const MAX_REFUSED = 3;
const MAX_LOST = 10;

/** Counts that a pull ended while it read a message. After the last try it is skipped, since nothing behind it would ever come. */
export async function isGivenUp(
  ctx: Context,
  mailbox: MailboxRow,
  uid: number,
  error: unknown,
): Promise<boolean> {
  const tries = mailbox.stuckUid === uid ? mailbox.tries + 1 : 1;
  const isLast = tries >= (isRefusal(error) ? MAX_REFUSED : MAX_LOST);
  if (isLast) await advance(ctx, mailbox, uid, 1);
  else await move(ctx, mailbox, { stuckUid: uid, tries });
  return isLast;
}

/** Whether the server answered that it cannot deliver the message, and not that it has too much to do. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "responseStatus" in error &&
  error.responseStatus === "NO" &&
  !("code" in error && error.code === "ETHROTTLE");
