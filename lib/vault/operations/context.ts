import { sql } from "drizzle-orm";
import type { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { vaultCounts } from "../search/counts";
import { context } from "../shapes";

export type VaultContext = z.output<typeof context>;

interface RecordRow extends Record<string, unknown> {
  path: string;
  name: string;
  type: string;
  status: string | null;
}

/** What the vault holds, at a glance, and every record by its type. */
export const vaultContext = defineOperation({
  id: "vaultContext",
  http: { method: "GET", path: "/vault/context" },
  tag: "Vault",
  summary: "An overview of what the vault holds",
  input: noInput,
  output: context,
  examples: [
    {
      output: {
        raw: "2 records of 2 types, 0 files in the inbox, 0 broken links",
        total: 2,
        records_by_type: {
          org: [{ path: "org/Acme.md", name: "Acme", status: null }],
          person: [{ path: "person/Alice Chen.md", name: "Alice Chen", status: null }],
        },
        counts_by_type: { org: 1, person: 1 },
        inbox: 0,
        links: { total: 1, broken: 0 },
        updated_at: "2026-11-22T10:27:53.904Z",
      },
    },
  ],
  run: async (ctx) => {
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
  },
});
