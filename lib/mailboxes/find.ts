import { and, eq } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { mailboxes } from "./tables";

export type MailboxRow = typeof mailboxes.$inferSelect;

export const whereMailbox = (ctx: Context, id: string) =>
  and(eq(mailboxes.accountId, ctx.account.id), eq(mailboxes.id, id));

/** Throws `NOT_FOUND`. */
export async function findMailbox(ctx: Context, id: string): Promise<MailboxRow> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(mailboxes).where(whereMailbox(ctx, id)));
  if (!row) throw noMailbox(id);
  return row;
}

export const noMailbox = (id: string) => notFound(`There is no mailbox ${id}`);
