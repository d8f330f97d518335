import { and, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { type MailboxRow, whereMailbox } from "../find";
import { mailboxes } from "../tables";
import { pauseAfter } from "./pause";

/** A pull that has not ended by then was interrupted, and may be begun again. */
const LEASE_MS = 300_000;

const isDue = (at: Date) => and(eq(mailboxes.enabled, true), lte(mailboxes.dueAt, at));
const isFree = (at: Date) => or(isNull(mailboxes.leasedUntil), lte(mailboxes.leasedUntil, at));

/** The mailboxes that are due and that no process pulls, those first that have waited longest. */
export async function dueMailboxes(ctx: Context): Promise<string[]> {
  const at = ctx.clock.now();
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ id: mailboxes.id })
      .from(mailboxes)
      .where(and(eq(mailboxes.accountId, ctx.account.id), isDue(at), isFree(at)))
      .orderBy(mailboxes.dueAt),
  );
  return rows.map(({ id }) => id);
}

/** Takes a mailbox, so that no other process pulls it; null while one does, or when it is no longer due. */
export const claimDue = (ctx: Context, id: string): Promise<MailboxRow | null> =>
  claim(ctx, id, isDue(ctx.clock.now()));

/** Takes a mailbox whether it is due or not; null while it is being pulled. */
export const claimOne = (ctx: Context, id: string): Promise<MailboxRow | null> => claim(ctx, id);

async function claim(ctx: Context, id: string, where?: SQL): Promise<MailboxRow | null> {
  const at = ctx.clock.now();
  const until = new Date(at.getTime() + LEASE_MS);
  return ctx.db.tx(async (tx) => {
    const [row] = await tx
      .update(mailboxes)
      .set({ leasedUntil: until, dueAt: until })
      .where(and(whereMailbox(ctx, id), isFree(at), where))
      .returning();
    if (row) await notify(ctx, tx, "kv_live");
    return row ?? null;
  });
}

/** How a pull ended. */
export interface Ending {
  /** Why it failed, and what to do. */
  error: string | null;
  /** Messages that were left for the next pull. */
  remaining: number;
  /** Whether any message is done: then it is no repetition of an earlier failure. */
  hasAdvanced: boolean;
}

/** A claimed mailbox, unless the lease ended and another process has taken it since. */
const whereStillClaimed = (ctx: Context, { id, leasedUntil }: MailboxRow) =>
  and(whereMailbox(ctx, id), leasedUntil === null ? undefined : eq(mailboxes.leasedUntil, leasedUntil));

/** Stores how a pull ended, and when the next is due: at once, if the mailbox was changed meanwhile. */
export async function settle(
  ctx: Context,
  mailbox: MailboxRow,
  { error, remaining, hasAdvanced }: Ending,
): Promise<void> {
  const at = ctx.clock.now();
  const { id, everyMinutes, dueAt: claimed } = mailbox;
  const failures = error === null ? 0 : (hasAdvanced ? 0 : mailbox.failures) + 1;
  const dueAt = new Date(at.getTime() + pauseAfter({ everyMinutes, failures, remaining }));
  await ctx.db.tx(async (tx) => {
    const ended = await tx
      .update(mailboxes)
      .set({ leasedUntil: null, lastPullAt: at })
      .where(whereStillClaimed(ctx, mailbox))
      .returning({ id: mailboxes.id });
    if (ended.length === 0) return;
    await tx
      .update(mailboxes)
      .set({ error, failures, dueAt })
      .where(and(whereMailbox(ctx, id), eq(mailboxes.dueAt, claimed)));
    await notify(ctx, tx, "kv_live");
  });
}

/** Gives a mailbox back whose pull was ended with this process: another continues. */
export const release = (ctx: Context, mailbox: MailboxRow): Promise<void> =>
  ctx.db.tx(async (tx) => {
    await tx
      .update(mailboxes)
      .set({ dueAt: ctx.clock.now(), leasedUntil: null })
      .where(whereStillClaimed(ctx, mailbox));
    await notify(ctx, tx, "kv_live");
  });

/** Brings forward the mailboxes that wait longer than any pause: the clock was ahead when it was computed. */
export async function alignMailboxes(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now();
  const rows = await tx.select().from(mailboxes).where(eq(mailboxes.accountId, ctx.account.id));
  for (const { id, dueAt, everyMinutes, failures } of rows) {
    const longest = Math.max(LEASE_MS, pauseAfter({ everyMinutes, failures, remaining: 0 }));
    if (dueAt.getTime() <= at.getTime() + longest) continue;
    const isSame = and(whereMailbox(ctx, id), eq(mailboxes.dueAt, dueAt));
    await tx.update(mailboxes).set({ dueAt: at, leasedUntil: null }).where(isSame);
  }
}
