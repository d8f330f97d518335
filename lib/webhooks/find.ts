import { and, eq } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { webhooks } from "@/lib/events";

export type WebhookRow = typeof webhooks.$inferSelect;

export const whereWebhook = (ctx: Context, id: string) =>
  and(eq(webhooks.accountId, ctx.account.id), eq(webhooks.id, id));

export async function findWebhook(ctx: Context, id: string): Promise<WebhookRow | null> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(webhooks).where(whereWebhook(ctx, id)));
  return row ?? null;
}

export const noWebhook = (id: string) => notFound(`There is no webhook ${id}`);
