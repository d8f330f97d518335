import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { waitingFiles } from "../inbox/files";

export interface VaultContext {
  raw: string;
  total: number;
  records_by_type: Record<string, { path: string; name: string; status: string | null }[]>;
  counts_by_type: Record<string, number>;
  /** Files that wait in the inbox. */
  inbox: number;
  links: { total: number; broken: number };
  /** When a record last changed, ISO 8601; null for an empty vault. */
  updated_at: string | null;
}

interface RecordRow extends Record<string, unknown> {
  path: string;
  name: string;
  type: string;
  status: string | null;
}

/** What the vault holds, at a glance. */
export async function vaultContext(ctx: Context): Promise<VaultContext> {
  const account = sql`account_id = ${ctx.account.id}::uuid`;
  const { records, links, updated } = await ctx.db.tx(async (tx) => {
    const records = await tx.execute<RecordRow>(
      sql`select path, name, type, status from vault_files where ${account} and kind = 'record' order by type, path`,
    );
    const [links] = await tx.execute<{ total: string; broken: string }>(
      sql`select count(*) as total, count(*) filter (where state = 'broken') as broken from vault_links where ${account}`,
    );
    const [updated] = await tx.execute<{ at: Date | string | null }>(
      sql`select max(modified) as at from vault_files where ${account} and kind = 'record'`,
    );
    return { records, links, updated };
  });
  const byType = new Map<string, VaultContext["records_by_type"][string]>();
  for (const { type, path, name, status } of records) {
    const rows = byType.get(type) ?? [];
    rows.push({ path, name, status });
    byType.set(type, rows);
  }
  const inbox = (await waitingFiles(ctx)).length;
  const broken = Number(links?.broken ?? 0);
  return {
    raw: `${records.length} records of ${byType.size} types, ${inbox} files in the inbox, ${broken} broken links`,
    total: records.length,
    records_by_type: Object.fromEntries(byType),
    counts_by_type: Object.fromEntries([...byType].map(([type, rows]) => [type, rows.length])),
    inbox,
    links: { total: Number(links?.total ?? 0), broken },
    updated_at: updated?.at ? new Date(updated.at).toISOString() : null,
  };
}
