import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";

/** Marks proposals that were written and that the user removed since, so that they are not proposed again. */
export async function recordRemovals(ctx: Context, tx: Tx): Promise<void> {
  const account = sql`${ctx.account.id}::uuid`;
  const isThere = sql`(
    (p.kind = 'tag' and exists (select from vault_files f
      where f.account_id = ${account} and f.path = p.path and p.value = any(f.tags)))
    or (p.kind = 'related' and exists (select from vault_links l
      where l.account_id = ${account} and l.source = p.path and l.relation = 'related' and l.target_path = p.value)))`;
  await tx.execute(sql`
    update surveyor_proposals p set state = 'removed'
    where p.account_id = ${account} and p.state = 'written' and not ${isThere}`);
}
