import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { isRecordType } from "@/lib/vault";
import { correctByType } from "./correct";

/**
 * Corrects decisions for records whose type was edited on disk, outside of the API. A record that is not in the
 * directory it was routed to is skipped: the user then only recorded where it belongs.
 */
export async function correctRetyped(ctx: Context, tx: Tx): Promise<void> {
  const rows = await tx.execute<{ path: string; type: string }>(sql`
    select f.path, f.type from learning_observations o
    join vault_files f on f.account_id = o.account_id and f.path = o.record_path
    where o.account_id = ${ctx.account.id}::uuid and o.outcome = 'unchanged' and o.kind = 'directory'
      and split_part(f.path, '/', 1) = split_part(o.destination, '/', 1)
      and f.type <> split_part(o.destination, '/', 1)`);
  const byHand: Context = { ...ctx, actor: { type: "user", id: "disk", label: "on the disk" } };
  for (const { path, type } of rows) if (isRecordType(type)) await correctByType(byHand, tx, path, type);
}
