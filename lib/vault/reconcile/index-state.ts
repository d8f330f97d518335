import { eq, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { lockVaultHere } from "../indexing/lock";
import type { Layout } from "../settings/layout";
import { layoutIn } from "../settings/read";
import type { FileStat } from "../store/index";
import { type FileKind, indexStatus } from "../tables/vault";

interface KnownFile extends FileStat {
  kind: FileKind;
}

/** The index as the last reconciliation left it, and the layout that holds now. */
export interface IndexState {
  /** The indexed files, by path. */
  known: Map<string, KnownFile>;
  layout: Layout;
  /** The key of the layout that the index was made with. */
  indexedWith: string | undefined;
  /** Whether no reconciliation has reached its end. */
  isFirst: boolean;
  degreesCounted: boolean;
}

export const readIndexState = (ctx: Context): Promise<IndexState> =>
  ctx.db.tx(async (tx) => {
    const rows = await tx.execute<{
      path: string;
      kind: FileKind;
      size: string;
      mtime_ms: number;
      inode: string;
    }>(
      sql`select path, kind, size, mtime_ms, inode from vault_files where account_id = ${ctx.account.id}::uuid`,
    );
    const [status] = await tx.select().from(indexStatus).where(eq(indexStatus.accountId, ctx.account.id));
    const known = rows.map(({ path, kind, size, mtime_ms, inode }): [string, KnownFile] => [
      path,
      { kind, size: Number(size), mtimeMs: Number(mtime_ms), inode: Number(inode) },
    ]);
    return {
      known: new Map(known),
      layout: await layoutIn(ctx, tx),
      indexedWith: status?.layoutKey,
      isFirst: !status?.reconciledAt,
      degreesCounted: status?.degreesCounted ?? false,
    };
  });

/**
 * Lets records with reference definitions be read again, whose links an earlier version did not find. Answers whether there are
 * any.
 */
export const rereadDefinitions = (ctx: Context): Promise<boolean> =>
  ctx.db.tx(async (tx) => {
    const rows = await tx.execute(sql`
      update vault_files file set mtime_ms = -1
      where account_id = ${ctx.account.id}::uuid and kind = 'record' and exists (
        select from vault_texts t
        where t.account_id = file.account_id and t.path = file.path and t.body like '%]:%')
      returning path`);
    return rows.length > 0;
  });

/** Files that would be records if they could be read: the index has them as targets of links alone. */
export const unreadRecords = (ctx: Context, layout: Layout): Promise<string[]> =>
  ctx.db.tx(async (tx) => {
    const rows = await tx.execute<{ path: string }>(
      sql`select path from vault_files where account_id = ${ctx.account.id}::uuid and kind = 'other' and path like '%.md'`,
    );
    return rows.map(({ path }) => path).filter((path) => layout.isRecord(path));
  });

/** Writes these columns of the status of the index. */
export const writeStatus = (
  ctx: Context,
  status: Partial<typeof indexStatus.$inferInsert>,
): Promise<unknown> =>
  ctx.db.tx(async (tx) => {
    await lockVaultHere(ctx, tx);
    await tx
      .insert(indexStatus)
      .values({ accountId: ctx.account.id, ...status })
      .onConflictDoUpdate({ target: indexStatus.accountId, set: status });
  });
