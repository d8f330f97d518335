import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { correctByType } from "./correct";

/**
 * Records that lie where their file was routed, and whose type was edited on the disk, where no verb saw it: they were
 * routed wrongly. One that the user only said belongs elsewhere lies elsewhere still, and that is no edit.
 */
export async function correctRetyped(ctx: Context, tx: Tx): Promise<void> {
  const rows = await tx.execute<{ path: string; type: string }>(sql`
    select f.path, f.type from learning_observations o
    join vault_files f on f.account_id = o.account_id and f.path = o.record_path
    where o.account_id = ${ctx.account.id}::uuid and o.outcome = 'unchanged' and o.kind = 'directory'
      and split_part(f.path, '/', 1) = split_part(o.destination, '/', 1)
      and f.type <> split_part(o.destination, '/', 1)`);
  const byHand: Context = { ...ctx, actor: { type: "user", id: "disk", label: "on the disk" } };
  for (const { path, type } of rows) await correctByType(byHand, tx, path, type);
}
