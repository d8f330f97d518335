import { sql } from "drizzle-orm";
import type { AccountDb } from "@/lib/db";

/** How long a text is kept after its record got another one. */
export const VERSION_DAYS = 90;
/** What the texts of an account may take on disk; the oldest go first. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Deletes the texts that are past their time or their share of the disk. Returns how many. */
export const pruneVersions = (
  { id, db }: { id: string; db: AccountDb },
  before: Date,
  maxBytes = MAX_BYTES,
): Promise<number> =>
  db.tx(async (tx) => {
    const [row] = await tx.execute<{ n: number }>(sql`
      with aged as (
        select hash, created_at, sum(pg_column_size(text)) over (order by created_at desc, hash) as upto
        from record_versions where account_id = ${id}::uuid
      ), gone as (
        delete from record_versions where account_id = ${id}::uuid and hash in (
          select hash from aged where created_at < ${before.toISOString()}::timestamptz or upto > ${maxBytes})
        returning 1
      )
      select count(*)::int as n from gone`);
    return row?.n ?? 0;
  });
