import { sql } from "drizzle-orm";
import { daysBefore } from "@/lib/core/clock";
import type { Tx } from "@/lib/db";

const RETENTION_DAYS = 7;
const MAX_EVENTS = 50_000;
/** Settled deliveries, to be inspected and replayed. */
const DELIVERY_RETENTION_DAYS = 30;

/**
 * Deletes up to `limit` old events of the account, but never its newest. A dump that was loaded into another server has
 * transactions that are still to come there: these go as well. Returns the number.
 */
export async function pruneEvents(tx: Tx, accountId: string, now: Date, limit: number): Promise<number> {
  const gone = await tx.execute(sql`
    with newest as (
      select transaction, position from events where account_id = ${accountId}::uuid
      order by transaction desc, position desc limit 1
    ), bound as (
      select transaction, position from events where account_id = ${accountId}::uuid
      order by transaction desc, position desc offset ${MAX_EVENTS} limit 1
    )
    delete from events where account_id = ${accountId}::uuid and (transaction, position) in (
      select e.transaction, e.position from events e where e.account_id = ${accountId}::uuid and (
        e.transaction >= pg_snapshot_xmax(pg_current_snapshot())
        or (e.created_at < ${daysBefore(now, RETENTION_DAYS).toISOString()}::timestamptz
          and (e.transaction, e.position) < (select transaction, position from newest))
        or (e.transaction, e.position) <= (select transaction, position from bound))
      order by e.transaction, e.position limit ${limit})
    returning position`);
  return gone.length;
}

/** Deletes up to `limit` deliveries of the account that were settled long ago. Returns the number. */
export async function pruneDeliveries(tx: Tx, accountId: string, now: Date, limit: number): Promise<number> {
  const gone = await tx.execute(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where account_id = ${accountId}::uuid and state <> 'pending'
        and created_at < ${daysBefore(now, DELIVERY_RETENTION_DAYS).toISOString()}::timestamptz limit ${limit})
    returning id`);
  return gone.length;
}
