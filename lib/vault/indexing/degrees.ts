import { eq, type SQL, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { indexStatus } from "../tables/vault";
import { lockVault } from "./lock";

/**
 * Counts the links of every file, all at once, unless that was done before. From then on triggers keep the counts
 * (`kv_count_degrees`).
 */
export const countDegrees = (ctx: Context): Promise<void> =>
  ctx.db.tx(async (tx) => {
    const account = sql`${ctx.account.id}::uuid`;
    await lockVault(ctx, tx);
    if (await areDegreesCounted(ctx, tx)) return;
    await tx.execute(sql`delete from vault_degrees where account_id = ${account}`);
    await tx.execute(sql`
      insert into vault_degrees (account_id, path, degree)
      select ${account}, path, count(*) from ${linkEnds(ctx)} group by path`);
    await tx
      .update(indexStatus)
      .set({ degreesCounted: true })
      .where(eq(indexStatus.accountId, ctx.account.id));
  });

export async function areDegreesCounted(ctx: Context, tx: Tx): Promise<boolean> {
  const [status] = await tx
    .select({ are: indexStatus.degreesCounted })
    .from(indexStatus)
    .where(eq(indexStatus.accountId, ctx.account.id));
  return status?.are ?? false;
}

/** The files at both ends of every resolved link, once per link: a table of paths. */
export const linkEnds = (ctx: Context): SQL => sql`(
  select source as path from vault_links where account_id = ${ctx.account.id}::uuid and target_path is not null
  union all
  select target_path from vault_links where account_id = ${ctx.account.id}::uuid and target_path is not null) as ends`;
