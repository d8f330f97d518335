import { and, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { type Context, notify } from "@/lib/db";
import { type MailboxRow, whereMailbox } from "../find";
import { mailboxes } from "../tables";
import { pauseAfter } from "./pause";

/** A pull that has not ended by then was interrupted, and may be begun again. */
const LEASE_MS = 300_000;

const isDue = (at: Date) => and(eq(mailboxes.enabled, true), lte(mailboxes.dueAt, at));
const isFree = (at: Date) => or(isNull(mailboxes.leasedUntil), lte(mailboxes.leasedUntil, at));

/** Takes the mailboxes that are due, so that no other process pulls them. */
export const claimDue = (ctx: Context): Promise<MailboxRow[]> => {
  const at = ctx.clock.now();
  return claim(ctx, and(eq(mailboxes.accountId, ctx.account.id), isDue(at), isFree(at)));
};

/** Takes a mailbox whether it is due or not; null while it is being pulled. */
export async function claimOne(ctx: Context, id: string): Promise<MailboxRow | null> {
  const [row] = await claim(ctx, and(whereMailbox(ctx, id), isFree(ctx.clock.now())));
  return row ?? null;
}

function claim(ctx: Context, where: SQL | undefined): Promise<MailboxRow[]> {
  const until = new Date(ctx.clock.now().getTime() + LEASE_MS);
  return ctx.db.tx((tx) =>
    tx.update(mailboxes).set({ leasedUntil: until, dueAt: until }).where(where).returning(),
  );
}

/** How a pull ended. */
export interface Ending {
  /** Why it failed, and what to do. */
  error: string | null;
  /** Messages that were left for the next pull. */
  remaining: number;
}

/** Stores how a pull ended, and when the next is due: at once, if the mailbox was changed meanwhile. */
export async function settle(
  ctx: Context,
  { id, everyMinutes, failures: before, dueAt: claimed }: MailboxRow,
  { error, remaining }: Ending,
): Promise<void> {
  const at = ctx.clock.now();
  const failures = error === null ? 0 : before + 1;
  const dueAt = new Date(at.getTime() + pauseAfter({ everyMinutes, failures, remaining }));
  await ctx.db.tx(async (tx) => {
    await tx.update(mailboxes).set({ leasedUntil: null, lastPullAt: at }).where(whereMailbox(ctx, id));
    await tx
      .update(mailboxes)
      .set({ error, failures, dueAt })
      .where(and(whereMailbox(ctx, id), eq(mailboxes.dueAt, claimed)));
    await notify(ctx, tx, "kv_live");
  });
}

/** Gives a mailbox back whose pull was ended with this process: another continues. */
export const release = (ctx: Context, { id }: MailboxRow): Promise<unknown> =>
  ctx.db.tx((tx) =>
    tx.update(mailboxes).set({ dueAt: ctx.clock.now(), leasedUntil: null }).where(whereMailbox(ctx, id)),
  );
