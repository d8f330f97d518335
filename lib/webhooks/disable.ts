import { and, eq, isNotNull, lte, type SQL } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { webhookDeliveries, webhooks } from "@/lib/events";
import { whereWebhook } from "./find";

const DISABLED = "The webhook was disabled";

/**
 * Ends deliveries to a webhook: those that are pending have failed, and can be replayed once it is enabled again. Those of one that
 * the service disabled are resumed then.
 */
export async function disableWebhook(ctx: Context, tx: Tx, id: string, reason: string | null): Promise<void> {
  await tx.update(webhooks).set({ enabled: false, disabledReason: reason }).where(whereWebhook(ctx, id));
  await failPending(ctx, tx, id);
}

/** Ends what is due though the webhook is disabled: an event that was queued at the moment of disabling. Nothing, when it is enabled. */
export async function failDue(ctx: Context, id: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const isDisabled = and(whereWebhook(ctx, id), eq(webhooks.enabled, false));
    // Locked, so that it is not enabled at the same time.
    const [webhook] = await tx.select({ id: webhooks.id }).from(webhooks).where(isDisabled).for("update");
    if (!webhook) return;
    await failPending(ctx, tx, id, lte(webhookDeliveries.dueAt, ctx.clock.now()));
    await notify(ctx, tx, "kv_live");
  });
}

const failPending = (ctx: Context, tx: Tx, id: string, where?: SQL): Promise<unknown> =>
  tx
    .update(webhookDeliveries)
    .set({ state: "failed", error: DISABLED })
    .where(
      and(
        eq(webhookDeliveries.accountId, ctx.account.id),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.state, "pending"),
        where,
      ),
    );

/** Makes what was pending when the service disabled the webhook pending again. */
export async function resumeDeliveries(ctx: Context, tx: Tx, id: string): Promise<void> {
  const { accountId, webhookId, state, error } = webhookDeliveries;
  const isStopped = and(
    whereWebhook(ctx, id),
    eq(webhooks.enabled, false),
    isNotNull(webhooks.disabledReason),
  );
  if ((await tx.select({ id: webhooks.id }).from(webhooks).where(isStopped).for("update")).length === 0)
    return;
  await tx
    .update(webhookDeliveries)
    .set({ state: "pending", error: null, dueAt: ctx.clock.now() })
    .where(and(eq(accountId, ctx.account.id), eq(webhookId, id), eq(state, "failed"), eq(error, DISABLED)));
  await notify(ctx, tx, "kv_webhooks");
}
