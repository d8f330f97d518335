import { eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { events, webhookDeliveries } from "./tables";

/** Deletes what is known of events in a vault that is detached; the webhooks stay. */
export async function forgetEvents(ctx: Context, tx: Tx): Promise<void> {
  await tx.delete(events).where(eq(events.accountId, ctx.account.id));
  await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.accountId, ctx.account.id));
}
