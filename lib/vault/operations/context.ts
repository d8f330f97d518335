import { sql } from "drizzle-orm";
import { z } from "zod";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { context } from "../overview-shapes";
import { vaultCounts } from "../records/counts";

export type VaultContext = z.output<typeof context>;
type RecordsByType = NonNullable<VaultContext["records_by_type"]>;

interface RecordRow extends Record<string, unknown> {
  path: string;
  name: string;
  type: string;
  status: string | null;
}

const input = z.strictObject({
  records: z
    .enum(["true", "false"], "must be true or false")
    .default("true")
    .meta({ description: "false: without the list of all records" }),
});

/** What the vault holds, at a glance, and every record by its type. */
export const vaultContext = defineOperation({
  id: "vaultContext",
  http: { method: "GET", path: "/vault/context" },
  tag: "Vault",
  summary: "An overview of what the vault holds",
  description:
    "Numbers of records, links and inbox files, and the records by type. What a program or an assistant reads first.",
  input,
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
        skipped: { count: 0, files: [] },
        updated_at: "2026-03-02T09:15:00.000Z",
      },
    },
  ],
  run: async (ctx, { records }) => {
    const counts = await vaultCounts(ctx);
    const { total, inbox, links, counts_by_type } = counts;
    const types = Object.keys(counts_by_type).length;
    const raw = `${count(total, "record")} of ${count(types, "type")}, ${count(inbox, "file")} in the inbox, ${count(links.broken, "broken link")}`;
    return { raw, ...counts, ...(records === "true" && { records_by_type: await recordsByType(ctx) }) };
  },
});

async function recordsByType(ctx: Context): Promise<RecordsByType> {
  const records = await ctx.db.tx((tx) =>
    tx.execute<RecordRow>(sql`
      select path, name, type, status from vault_files
      where account_id = ${ctx.account.id}::uuid and kind = 'record' order by type, path`),
  );
  const byType: RecordsByType = {};
  for (const { type, path, name, status } of records) {
    byType[type] ??= [];
    byType[type].push({ path, name, status });
  }
  return byType;
}
