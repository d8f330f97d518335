import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { Position } from "./position";

/** Events of one query. */
const BATCH_SIZE = 200;

export interface FeedEvent extends Position {
  type: string;
  body: string;
}

interface Batch {
  events: FeedEvent[];
  /** Whether there may be more at once. */
  isFull: boolean;
  /** Whether committed events wait for an older transaction, which sends no notification if it has no events itself. */
  isHeldBack: boolean;
}

/**
 * The next events of the account. Transactions that are older than an open one are final: no other event can come
 * before theirs.
 */
export function readAfter(ctx: Context, after: Position): Promise<Batch> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx.execute<{ [K in keyof FeedEvent]: FeedEvent[K] } & { is_final: boolean }>(sql`
      select transaction::text as transaction, position::int8::text::float8 as position, type, body,
        transaction < pg_snapshot_xmin(pg_current_snapshot()) as is_final
      from events where account_id = ${ctx.account.id}::uuid
        and (transaction, position) > (${after.transaction}::xid8, ${after.position}::int8)
        and transaction < pg_snapshot_xmax(pg_current_snapshot())
      order by events.transaction, events.position limit ${BATCH_SIZE}`);
    const events = rows.filter((row) => row.is_final).map(({ is_final: _, ...event }) => event);
    return { events, isFull: rows.length === BATCH_SIZE, isHeldBack: events.length < rows.length };
  });
}

/** Where a stream begins: at what commits from now on, or after the last event that the client has received. */
export interface Start {
  position: Position;
  /** Whether events after `seen` may have been deleted since. */
  hasMissed: boolean;
}

const OLDEST: Position = { transaction: "0", position: 0 };

export const startOf = (ctx: Context, seen: Position | null): Promise<Start> =>
  ctx.db.tx(async (tx) => {
    if (seen === null) return { position: await newest(tx), hasMissed: false };
    const hasMissed = await isForgotten(ctx, tx, seen);
    return { position: hasMissed ? OLDEST : seen, hasMissed };
  });

async function newest(tx: Tx): Promise<Position> {
  const [row] = await tx.execute<{ transaction: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as transaction`,
  );
  if (!row) throw new Error("A snapshot has an oldest transaction");
  return { transaction: row.transaction, position: 0 };
}

/**
 * The newest event is never deleted, so a client that has it is known to have missed nothing, and an account without events
 * never had one. On a quiet server a stream begins at the transaction that comes next.
 */
async function isForgotten(ctx: Context, tx: Tx, seen: Position): Promise<boolean> {
  const [row] = await tx.execute<{ known: boolean }>(sql`
    select (exists (select from events where account_id = ${ctx.account.id}::uuid
        and (transaction, position) <= (${seen.transaction}::xid8, ${seen.position}::int8))
      or not exists (select from events where account_id = ${ctx.account.id}::uuid))
      and ${seen.transaction}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as known`);
  return !(row?.known ?? false);
}
