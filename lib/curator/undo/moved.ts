import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { exists, vaultPath } from "@/lib/vault";

/** Where the records are that are no longer at their paths, as often as they were moved. */
export async function movedSince(
  ctx: Context,
  tx: Tx,
  since: Date | null,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const root = ctx.account.vaultDir;
  const gone: string[] = [];
  for (const path of paths) if (!(await exists(root, vaultPath(path)))) gone.push(path);
  if (gone.length === 0) return new Map();
  const rows = await tx.execute<{ from: string; path: string }>(sql`
    with recursive trail as (
      select path as first, path, 0::bigint as id from json_array_elements_text(${JSON.stringify(gone)}::text::json) as path
      union all
      select first, move.path, move.id from trail, lateral (
        select subject as path, id from audit_entries
        where account_id = ${ctx.account.id}::uuid and action in ('record.move', 'disk.move')
          and detail->>'from' = trail.path and id > trail.id
          and created_at >= ${since?.toISOString() ?? "-infinity"}::timestamptz
        order by id limit 1) as move)
    select distinct on (first) first as "from", path from trail order by first, id desc`);
  const isThere = await Promise.all(rows.map(({ path }) => exists(root, vaultPath(path))));
  return new Map(rows.filter((_, at) => isThere[at]).map(({ from, path }) => [from, path]));
}
