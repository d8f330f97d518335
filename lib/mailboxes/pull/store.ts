import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import { type Arrival, addArrivals, type FollowUpHandler } from "@/lib/vault";
import { whereMailbox } from "../find";
import { mailboxes, mailboxMessages } from "../tables";

/** The follow-up of a message that came to the inbox: it is known from then on, also after a crash. */
export const MAIL_PULLED = "mail.pulled";

const pulled = z.object({ mailboxId: z.uuid(), key: z.string() });

export const pulledFollowUp: FollowUpHandler = {
  done: async (ctx, tx, data) => {
    const { mailboxId, key } = pulled.parse(data);
    const counted = await tx
      .update(mailboxes)
      .set({ pulled: sql`${mailboxes.pulled} + 1` })
      .where(whereMailbox(ctx, mailboxId))
      .returning({ id: mailboxes.id });
    // It was deleted meanwhile.
    if (counted.length === 0) return;
    const row = { accountId: ctx.account.id, key, mailboxId, createdAt: ctx.clock.now() };
    await tx.insert(mailboxMessages).values(row).onConflictDoNothing();
  },
};

/** What a message is known by: its Message-ID, else its bytes. */
export const keyOf = (messageId: string | undefined, content: Uint8Array): string =>
  messageId ? keyOfId(messageId) : createHash("sha256").update(content).digest("hex");

/** Programs that know none write `<>`, which is no id: all of their messages would be the same. */
export const idOf = (messageId: string | undefined): string | undefined =>
  /[^<>@\s]/.test(messageId ?? "") ? messageId : undefined;

export const keyOfId = (messageId: string): string =>
  createHash("sha256").update(`id ${messageId.trim()}`).digest("hex");

export const isKnown = (ctx: Context, key: string): Promise<boolean> =>
  ctx.db.tx((tx) => isKnownIn(ctx, tx, key));

async function isKnownIn(ctx: Context, tx: Tx, key: string): Promise<boolean> {
  const where = and(eq(mailboxMessages.accountId, ctx.account.id), eq(mailboxMessages.key, key));
  return (await tx.$count(mailboxMessages, where)) > 0;
}

/** Puts a message into the inbox as an upload would, unless it came before. Returns whether it did. */
export async function store(ctx: Context, mailboxId: string, key: string, file: Arrival): Promise<boolean> {
  const accepted = await addArrivals(ctx, [file], {
    isWanted: async (tx) => !(await isKnownIn(ctx, tx, key)),
    followUp: { name: MAIL_PULLED, data: { mailboxId, key } },
  });
  return accepted.length > 0;
}
