import { sql } from "drizzle-orm";
import type { Tx } from "./client";
import type { Account } from "./context";

/**
 * Channels of worker processes (`kv_inbox`: a new file, `kv_runs`: a queued run, `kv_control`: the account started or
 * stopped workers; `kv_used`: somebody uses the account; `kv_webhooks`: an event to deliver), and of open pages
 * (`kv_live`: their data has changed).
 */
export type Channel = "kv_inbox" | "kv_runs" | "kv_control" | "kv_used" | "kv_webhooks" | "kv_live";

/** Notifies all processes of a change in the account once the transaction is committed. */
export async function notify(
  ctx: { account: Pick<Account, "id"> },
  tx: Tx,
  ...channels: Channel[]
): Promise<void> {
  for (const channel of channels) await tx.execute(sql`select pg_notify(${channel}, ${ctx.account.id})`);
}
