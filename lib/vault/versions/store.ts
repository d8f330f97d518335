import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { StoredFile } from "../store";

/** Longer texts are not kept: the audit log has their hash, backups have the files. */
export const MAX_VERSION_BYTES = 1024 * 1024;

/** Keeps the texts that records have no longer, each once. */
export async function storeVersions(ctx: Context, tx: Tx, files: readonly StoredFile[]): Promise<void> {
  const kept = files.filter(({ utf8, size }) => utf8 && size <= MAX_VERSION_BYTES);
  if (kept.length === 0) return;
  const rows = kept.map(({ hash, text }) => ({ hash, text: Buffer.from(text).toString("base64") }));
  // In one order, so that two transactions with the same texts wait for each other, and not crosswise.
  await tx.execute(sql`
    insert into record_versions (account_id, hash, text, created_at)
    select distinct on (hash) ${ctx.account.id}::uuid, hash, decode(text, 'base64'), ${ctx.clock.now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as kept(hash text, text text) order by hash
    on conflict (account_id, hash) do update set created_at = excluded.created_at`);
}
