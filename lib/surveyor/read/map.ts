import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";

export interface MapPoint {
  path: string;
  name: string;
  type: string | null;
  /** Both from 0 to 1. */
  x: number;
  y: number;
  /** The id of its cluster; null: it belongs to none. */
  cluster: string | null;
}

export interface VaultMap {
  points: MapPoint[];
  /** Largest first. */
  clusters: { id: string; label: string; size: number }[];
}

/** Every surveyed record at its place: near what is like it. Empty before the first survey. */
export async function vaultMap(ctx: Context): Promise<VaultMap> {
  const account = sql`${ctx.account.id}::uuid`;
  return ctx.db.tx(async (tx) => {
    const points = await tx.execute<MapPoint & Record<string, unknown>>(sql`
      select f.path, f.name, f.type, s.x, s.y, s.cluster_id as cluster from surveyed_records s
      join vault_files f on f.account_id = s.account_id and f.path = s.path
      where s.account_id = ${account} and s.x is not null order by f.path`);
    const clusters = await tx.execute<VaultMap["clusters"][number] & Record<string, unknown>>(sql`
      select cluster_id as id, label, size from clusters where account_id = ${account} order by size desc, label`);
    return {
      points: points.map(({ path, name, type, x, y, cluster }) => ({ path, name, type, x, y, cluster })),
      clusters: clusters.map(({ id, label, size }) => ({ id, label, size })),
    };
  });
}
