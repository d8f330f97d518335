import { eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { mailboxMessages } from "./tables";

/** Deletes which messages came to a vault that is detached; the mailboxes stay. */
export async function forgetMessages(ctx: Context, tx: Tx): Promise<void> {
  await tx.delete(mailboxMessages).where(eq(mailboxMessages.accountId, ctx.account.id));
}
