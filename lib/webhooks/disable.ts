import { and, eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { webhookDeliveries, webhooks } from "@/lib/events";
import { whereWebhook } from "./find";

/** Ends deliveries to a webhook: those that are pending have failed, and can be replayed once it is enabled again. */
export async function disableWebhook(ctx: Context, tx: Tx, id: string, reason: string | null): Promise<void> {
  await tx.update(webhooks).set({ enabled: false, disabledReason: reason }).where(whereWebhook(ctx, id));
  await tx
    .update(webhookDeliveries)
    .set({ state: "failed", error: "The webhook was disabled" })
    .where(
      and(
        eq(webhookDeliveries.accountId, ctx.account.id),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.state, "pending"),
      ),
    );
}
