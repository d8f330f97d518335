import { sql } from "drizzle-orm";
import type { Tx } from "./client";
import type { Account } from "./context";

/**
 * What worker processes listen to (`kv_inbox`: a file came in, `kv_runs`: a run waits, `kv_control`: the
 * account wants its workers otherwise), and what open pages do (`kv_live`: something they show has changed).
 */
export type Channel = "kv_inbox" | "kv_runs" | "kv_control" | "kv_live";

/** Tells every process that something of this account has changed, once the transaction is committed. */
export async function notify(
  ctx: { account: Pick<Account, "id"> },
  tx: Tx,
  ...channels: Channel[]
): Promise<void> {
  for (const channel of channels) await tx.execute(sql`select pg_notify(${channel}, ${ctx.account.id})`);
}
