import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";

/** The clusters with their labels, the largest first. */
export async function clusterLabels(ctx: Context): Promise<{ id: string; label: string }[]> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ id: string; label: string }>(sql`
      select cluster_id as id, label from clusters where account_id = ${ctx.account.id}::uuid
      order by size desc, label`),
  );
  return rows.map(({ id, label }) => ({ id, label }));
}

/** The clusters of these records, by path; records without a cluster are left out. */
export async function clustersOfRecords(
  ctx: Context,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string; id: string }>(sql`
      select path, cluster_id as id from surveyed_records
      where account_id = ${ctx.account.id}::uuid and cluster_id is not null
      and path = any(${sql.param([...paths])}::text[])`),
  );
  return new Map(rows.map(({ path, id }) => [path, id]));
}
