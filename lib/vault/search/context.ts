import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { type VaultCounts, vaultCounts } from "./counts";

export interface VaultContext extends VaultCounts {
  /** One sentence. */
  raw: string;
  records_by_type: Record<string, { path: string; name: string; status: string | null }[]>;
}

interface RecordRow extends Record<string, unknown> {
  path: string;
  name: string;
  type: string;
  status: string | null;
}

/** A summary of the vault, and all records by type. */
export async function vaultContext(ctx: Context): Promise<VaultContext> {
  const counts = await vaultCounts(ctx);
  const records = await ctx.db.tx((tx) =>
    tx.execute<RecordRow>(sql`
      select path, name, type, status from vault_files
      where account_id = ${ctx.account.id}::uuid and kind = 'record' order by type, path`),
  );
  const byType = new Map<string, VaultContext["records_by_type"][string]>();
  for (const { type, path, name, status } of records) {
    const rows = byType.get(type) ?? [];
    rows.push({ path, name, status });
    byType.set(type, rows);
  }
  const { total, inbox, links } = counts;
  const raw = `${total} records of ${byType.size} types, ${inbox} files in the inbox, ${links.broken} broken links`;
  return { raw, ...counts, records_by_type: Object.fromEntries(byType) };
}
