import { sql } from "drizzle-orm";
import type { Account, Context, Tx } from "@/lib/db";
import type { Event, NewEvent } from "./types";

type Acting = Pick<Context, "actor" | "clock"> & { account: Pick<Account, "id"> };

/**
 * Adds events to the account's feed and to the queues of its webhooks, in the transaction of what has happened: one
 * statement, regardless of their number and of listeners.
 */
export async function emit(ctx: Acting, tx: Tx, ...events: NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const timestamp = ctx.clock.now().toISOString();
  const rows = JSON.stringify(events.map((each) => rowOf(ctx, timestamp, each)));
  const account = ctx.account.id;
  await tx.execute(sql`
    with emitted as (
      select id, type, body from json_to_recordset(${rows}::text::json) as e(id uuid, type text, body text)
    ), added as (
      insert into events (account_id, type, body, created_at)
      select ${account}::uuid, type, body, ${timestamp}::timestamptz from emitted
    ), queued as (
      insert into webhook_deliveries (account_id, webhook_id, event_id, type, body, due_at, created_at)
      select ${account}::uuid, w.id, e.id, e.type, e.body, ${timestamp}::timestamptz, ${timestamp}::timestamptz
      from emitted e join webhooks w on w.account_id = ${account}::uuid and w.enabled
        and (w.types is null or e.type = any(w.types))
      returning id
    )
    select pg_notify('kv_live', ${account}),
      case when exists (select from queued) then pg_notify('kv_webhooks', ${account}) end`);
}

function rowOf(
  { actor: { type, id: actor, label } }: Acting,
  timestamp: string,
  { type: what, data }: NewEvent,
) {
  const id = crypto.randomUUID();
  const event: Event = { id, type: what, timestamp, actor: { type, id: actor, label }, data: { ...data } };
  return { id, type: what, body: JSON.stringify(event) };
}
