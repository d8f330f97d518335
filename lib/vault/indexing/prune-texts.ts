import { sql } from "drizzle-orm";
import type { AccountDb } from "@/lib/db";

/**
 * Deletes search texts without a file. A text that is written while its file is deleted stays, since neither transaction sees the
 * other; a lock would cost more with each text than this. Returns how many.
 */
export const pruneTexts = ({ id, db }: { id: string; db: AccountDb }): Promise<number> =>
  db.tx(async (tx) => {
    const [row] = await tx.execute<{ n: number }>(sql`
      with gone as (
        delete from vault_texts t where account_id = ${id}::uuid and not exists (
          select from vault_files f where f.account_id = ${id}::uuid and f.path = t.path)
        returning 1
      )
      select count(*)::int as n from gone`);
    return row?.n ?? 0;
  });
