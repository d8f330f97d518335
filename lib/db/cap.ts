import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { conflict } from "@/lib/core/errors";
import type { Tx } from "./client";
import type { Context } from "./context";
import { accounts } from "./tables";

/** The most rows of a table that an account may have. */
export interface Cap {
  table: PgTable & { accountId: PgColumn };
  max: number;
  /** One of them, as a sentence begins: `Device`. */
  noun: string;
  /** What makes room: `remove`. */
  remedy: string;
  /** Of those that count, the ones that their owner hardly misses. */
  spare?: { which: SQL; verb: string };
}

/**
 * Throws `CONFLICT` where the account has as many as it may. Its row is locked until the transaction ends, so that parallel
 * creations count one after the other; rows that refer to it can still be written.
 * @param which of its rows count; all by default
 */
export async function assertBelowCap(
  ctx: Context,
  tx: Tx,
  { table, max, noun, remedy, spare }: Cap,
  which?: SQL,
): Promise<void> {
  const { id } = ctx.account;
  await tx
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, id))
    .for("no key update");
  const own = and(eq(table.accountId, id), which);
  if ((await tx.$count(table, own)) < max) return;
  const spares = spare ? await tx.$count(table, and(own, spare.which)) : 0;
  const found = spare && spares > 0 ? ` (${spares} ${spare.verb})` : "";
  throw conflict(`${noun} limit reached (${max}): ${remedy} one first${found}`);
}
