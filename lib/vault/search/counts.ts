import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { waitingFiles } from "../inbox/files";
import type { counts } from "../shapes";
import { indexStatus } from "../tables/vault";

interface TypeRow extends Record<string, unknown> {
  type: string;
  n: string;
  updated: Date | string;
}

export async function vaultCounts(ctx: Context): Promise<z.output<typeof counts>> {
  await assertVaultRoot(ctx);
  const account = sql`account_id = ${ctx.account.id}::uuid`;
  const { types, links, skipped } = await ctx.db.tx(async (tx) => {
    const types = await tx.execute<TypeRow>(sql`
      select type, count(*) as n, max(modified) as updated from vault_files
      where ${account} and kind = 'record' group by type order by type`);
    const [links] = await tx.execute<{ total: string; broken: string }>(
      sql`select count(*) as total, count(*) filter (where state = 'broken') as broken from vault_links where ${account}`,
    );
    const [status] = await tx.select().from(indexStatus).where(eq(indexStatus.accountId, ctx.account.id));
    return { types, links, skipped: status?.skipped ?? { count: 0, files: [] } };
  });
  const newest = Math.max(...types.map((row) => new Date(row.updated).getTime()));
  return {
    total: types.reduce((sum, row) => sum + Number(row.n), 0),
    counts_by_type: Object.fromEntries(types.map((row) => [row.type, Number(row.n)])),
    inbox: (await waitingFiles(ctx)).length,
    links: { total: Number(links?.total ?? 0), broken: Number(links?.broken ?? 0) },
    skipped,
    updated_at: types.length === 0 ? null : new Date(newest).toISOString(),
  };
}
