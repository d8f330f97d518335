import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import { EVENT_TYPES } from "@/lib/events";
import type { Delivery } from "./claim";
import type { WebhookRow } from "./find";
import type { Webhook, WebhookDelivery } from "./shapes";
import { TEST_TYPE } from "./test-type";

interface Counts extends Record<string, unknown> {
  webhook_id: string;
  pending: number;
  failed: number;
}

interface Last extends Record<string, unknown> {
  webhook_id: string;
  at: string;
  status: number | null;
  error: string | null;
}

const known = z.array(z.enum(EVENT_TYPES));

/** Webhooks with the outcome of their deliveries. */
export async function presentWebhooks(ctx: Context, tx: Tx, rows: readonly WebhookRow[]): Promise<Webhook[]> {
  const counts = await tx.execute<Counts>(sql`
    select webhook_id, count(*) filter (where state = 'pending')::int as pending,
      count(*) filter (where state = 'failed')::int as failed
    from webhook_deliveries where account_id = ${ctx.account.id}::uuid and type <> ${TEST_TYPE} group by webhook_id`);
  const last = await tx.execute<Last>(sql`
    select distinct on (webhook_id) webhook_id, last_attempt_at as at, status, error
    from webhook_deliveries where account_id = ${ctx.account.id}::uuid and last_attempt_at is not null
    order by webhook_id, last_attempt_at desc`);
  return rows.map((row) => {
    const counted = counts.find((each) => each.webhook_id === row.id);
    const attempt = last.find((each) => each.webhook_id === row.id);
    return {
      id: row.id,
      url: row.url,
      description: row.description,
      events: row.types === null ? null : known.parse(row.types),
      enabled: row.enabled,
      disabled_reason: row.disabledReason,
      created_at: row.createdAt.toISOString(),
      deliveries: { pending: counted?.pending ?? 0, failed: counted?.failed ?? 0 },
      last_delivery: attempt
        ? { at: new Date(attempt.at).toISOString(), status: attempt.status, error: attempt.error }
        : null,
    };
  });
}

export const presentDelivery = (row: Delivery): WebhookDelivery => ({
  id: row.id,
  event_id: row.eventId,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  created_at: row.createdAt.toISOString(),
  last_attempt_at: row.lastAttemptAt?.toISOString() ?? null,
  next_attempt_at: row.state === "pending" ? row.dueAt.toISOString() : null,
  body: row.body,
});
