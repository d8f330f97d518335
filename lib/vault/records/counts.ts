import { and, count, desc, eq, gte } from "drizzle-orm";
import type { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { waitingFiles } from "../inbox/files";
import type { counts } from "../overview-shapes";
import type { RecordType } from "../schema";
import { indexStatus, vaultFiles } from "../tables/vault";

export async function vaultCounts(ctx: Context): Promise<z.output<typeof counts>> {
  await assertVaultRoot(ctx);
  const { status, newest } = await ctx.db.tx(async (tx) => ({
    status: await readStatus(ctx, tx),
    newest: await lastChange(ctx, tx),
  }));
  const byType = Object.entries(status?.recordCounts ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    total: byType.reduce((sum, [, n]) => sum + n, 0),
    counts_by_type: Object.fromEntries(byType),
    inbox: (await waitingFiles(ctx)).length,
    links: { total: status?.linkCount ?? 0, broken: status?.brokenLinkCount ?? 0 },
    skipped: status?.skipped ?? { count: 0, files: [] },
    updated_at: newest?.toISOString() ?? null,
  };
}

/** The number of records, of one type or of all, with one status or with any, changed at an instant or later. */
export async function countRecords(
  ctx: Context,
  tx: Tx,
  {
    type,
    status,
    since,
  }: { type?: RecordType | undefined; status?: string | undefined; since?: Date | undefined },
): Promise<number> {
  if (status === undefined && since === undefined) {
    const counted = (await readStatus(ctx, tx))?.recordCounts ?? {};
    return type === undefined ? Object.values(counted).reduce((sum, n) => sum + n, 0) : (counted[type] ?? 0);
  }
  const wanted = and(
    type && eq(vaultFiles.type, type),
    status === undefined ? undefined : eq(vaultFiles.status, status),
    since && gte(vaultFiles.modified, since),
  );
  const [found] = await tx
    .select({ n: count() })
    .from(vaultFiles)
    .where(and(isRecordOf(ctx), wanted));
  return found?.n ?? 0;
}

const isRecordOf = (ctx: Context) =>
  and(eq(vaultFiles.accountId, ctx.account.id), eq(vaultFiles.kind, "record"));

async function readStatus(ctx: Context, tx: Tx) {
  const [status] = await tx.select().from(indexStatus).where(eq(indexStatus.accountId, ctx.account.id));
  return status;
}

/** When the record that was changed last was changed. */
async function lastChange(ctx: Context, tx: Tx): Promise<Date | undefined> {
  const [newest] = await tx
    .select({ modified: vaultFiles.modified })
    .from(vaultFiles)
    .where(isRecordOf(ctx))
    .orderBy(desc(vaultFiles.modified))
    .limit(1);
  return newest?.modified;
}
