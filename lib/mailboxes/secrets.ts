import { and, eq, ne } from "drizzle-orm";
import { open, rewrap, type Sealed, seal } from "@/lib/core/seal";
import type { Context } from "@/lib/db";
import { masterKeys } from "@/lib/gateway";
import { type MailboxRow, whereMailbox } from "./find";
import { mailboxes } from "./tables";

const belonging = (ctx: Context, id: string) => ({ accountId: ctx.account.id, name: `mailbox ${id}` });

export const sealPassword = (ctx: Context, id: string, password: string): Sealed =>
  seal(masterKeys(), belonging(ctx, id), password);

/** Throws `UnknownMasterKey`. */
export const openPassword = (ctx: Context, row: MailboxRow): string =>
  open(masterKeys(), belonging(ctx, row.id), row);

/** Wraps the passwords that another key wraps with the first master key. Returns how many that were. */
export async function rewrapMailboxes(
  ctx: Context,
  keys: readonly Buffer[],
  currentId: string,
): Promise<number> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(mailboxes)
      .where(and(eq(mailboxes.accountId, ctx.account.id), ne(mailboxes.masterKeyId, currentId)))
      .for("update");
    for (const row of rows) {
      const { masterKeyId, wrappedKey } = rewrap(keys, belonging(ctx, row.id), row);
      await tx.update(mailboxes).set({ masterKeyId, wrappedKey }).where(whereMailbox(ctx, row.id));
    }
    return rows.length;
  });
}
