import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { type Context, notify, type Tx } from "@/lib/db";
import { webhookDeliveries, webhooks } from "@/lib/events";
import { disableWebhook } from "./disable";
import { whereWebhook } from "./find";
import { MAX_PAUSE_MS, pauseAfter } from "./retries";
import type { Attempt } from "./send";
import { TEST_TYPE } from "./test-type";

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** An attempt that has not ended by then was interrupted, and is repeated. */
const LEASE = sql`interval '1 minute'`;
/** Sent to one webhook at a time. */
const BATCH_SIZE = 10;

/** The webhooks that have something to send. */
export async function dueWebhooks(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ id: string }>(sql`
      select distinct webhook_id as id from webhook_deliveries
      where account_id = ${ctx.account.id}::uuid and state = 'pending' and due_at <= ${now(ctx)}`),
  );
  return rows.map(({ id }) => id);
}

/** Takes due deliveries of a webhook, oldest first, so that no other process sends them. */
export function claim(ctx: Context, webhookId: string): Promise<Delivery[]> {
  return ctx.db.tx(async (tx) => {
    await failInterruptedTests(ctx, tx, webhookId);
    return tx
      .update(webhookDeliveries)
      .set({ dueAt: sql`${now(ctx)} + ${LEASE}`, attempts: sql`${webhookDeliveries.attempts} + 1` })
      .where(
        sql`${webhookDeliveries.id} in (
          select id from webhook_deliveries
          where account_id = ${ctx.account.id}::uuid and webhook_id = ${webhookId}::uuid
            and state = 'pending' and due_at <= ${now(ctx)}
          order by due_at, created_at limit ${BATCH_SIZE} for update skip locked)`,
      )
      .returning();
  });
}

/** Ends tests whose process died before it knew what came of them: a test is sent once. */
const failInterruptedTests = (ctx: Context, tx: Tx, webhookId: string): Promise<unknown> => {
  const { accountId, webhookId: webhook, type, state, attempts, lastAttemptAt, dueAt } = webhookDeliveries;
  return tx
    .update(webhookDeliveries)
    .set({ state: "failed", error: "The test was interrupted: repeat it" })
    .where(
      and(
        eq(accountId, ctx.account.id),
        eq(webhook, webhookId),
        eq(type, TEST_TYPE),
        eq(state, "pending"),
        lte(dueAt, ctx.clock.now()),
        // One that is replayed has none, or an attempt that has ended.
        gt(attempts, 0),
        isNull(lastAttemptAt),
      ),
    );
};

/** A receiver that answers this wants no more events (RFC 9110, 15.5.11). */
const GONE = 410;
const GONE_REASON = "The receiver answered 410 Gone: it wants no more events";

/**
 * Stores the outcome of an attempt; a failed delivery is due again later, until it is given up. Null if the webhook
 * was deleted in between, or was disabled and another attempt would be due. A test never disables the webhook.
 */
export async function settle(
  ctx: Context,
  { id, webhookId, type, attempts }: Delivery,
  { url, status, error, retryAfterMs }: Attempt,
  { isLast = false } = {},
): Promise<Delivery | null> {
  const at = ctx.clock.now();
  const table = webhookDeliveries;
  return ctx.db.tx(async (tx) => {
    const isEvent = type !== TEST_TYPE;
    const isGone = isEvent && status === GONE && (await leadsTo(ctx, tx, webhookId, url));
    const pause = isLast || isGone ? null : pauseAfter(attempts, retryAfterMs);
    const state = error === null ? "delivered" : pause === null ? "failed" : "pending";
    const [row] = await tx
      .update(table)
      .set({
        state,
        status,
        error,
        lastAttemptAt: at,
        ...(pause !== null && { dueAt: new Date(at.getTime() + pause) }),
      })
      .where(
        and(
          eq(table.accountId, ctx.account.id),
          eq(table.id, id),
          // A delivery that was ended while it was sent stays ended.
          state === "pending" ? eq(table.state, "pending") : undefined,
        ),
      )
      .returning();
    if (isGone) {
      await disableWebhook(ctx, tx, webhookId, GONE_REASON);
      const detail = { enabled: false, reason: GONE_REASON };
      await audit(ctx, tx, { action: "webhook.change", subject: webhookId, detail });
    }
    await notify(ctx, tx, "kv_live");
    return row ?? null;
  });
}

/** Brings forward the deliveries that wait longer than any pause: the clock was ahead when it was computed. */
export async function alignDeliveries(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now();
  const { accountId, state, dueAt } = webhookDeliveries;
  const isPutOff = gt(dueAt, new Date(at.getTime() + MAX_PAUSE_MS));
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: at })
    .where(and(eq(accountId, ctx.account.id), eq(state, "pending"), isPutOff));
}

/** Whether the webhook still has this URL, which it keeps until the transaction ends. */
async function leadsTo(ctx: Context, tx: Tx, id: string, url: string): Promise<boolean> {
  const where = and(whereWebhook(ctx, id), eq(webhooks.url, url));
  return (await tx.select({ id: webhooks.id }).from(webhooks).where(where).for("update")).length > 0;
}

const now = (ctx: Context) => sql`${ctx.clock.now().toISOString()}::timestamptz`;
