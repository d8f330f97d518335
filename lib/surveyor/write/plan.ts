import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";

/** Minimum confidence for a value to be written; the rest stays a proposal. */
const WRITE_THRESHOLD = 0.6;

/** A record, what it has, and what it gets. */
export interface RecordToWrite extends Record<string, unknown> {
  path: string;
  fileHash: string;
  frontmatter: Record<string, unknown>;
  /** The label of its cluster; null without one. */
  label: string | null;
  tags: string[];
  /** Paths. */
  related: string[];
}

/** Records whose file does not have the results yet. */
export async function recordsToWrite(ctx: Context, limit: number, after: string): Promise<RecordToWrite[]> {
  const account = sql`${ctx.account.id}::uuid`;
  const sure = (kind: string) => sql`coalesce((
    select json_agg(p.value order by p.value) from surveyor_proposals p where p.account_id = ${account}
    and p.path = f.path and p.kind = ${kind} and p.state = 'proposed' and p.confidence >= ${WRITE_THRESHOLD}), '[]')`;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<RecordToWrite>(sql`
      select * from (
        select f.path, s.file_hash as "fileHash", f.frontmatter, c.label, ${sure("tag")} as tags,
          ${sure("related")} as related
        from surveyed_records s
        join vault_files f on f.account_id = s.account_id and f.path = s.path and f.problem is null
          and left(f.hash, 32) = s.file_hash
        left join clusters c on c.account_id = s.account_id and c.cluster_id = s.cluster_id
        where s.account_id = ${account} and s.path > ${after} collate "C") as wanted
      where json_array_length(tags) > 0 or json_array_length(related) > 0
      or label is distinct from frontmatter #>> '{surveyor,cluster}'
      order by path collate "C" limit ${limit}`),
  );
  return [...rows];
}
