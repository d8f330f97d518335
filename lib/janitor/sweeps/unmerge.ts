import { and, eq, sql } from "drizzle-orm";
import { auditEntries } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { readFileIfAny, restoreRecord, vaultPath } from "@/lib/vault";
import type { AuditRow } from "./revert";

/** The merge with this id, if it is one. */
export async function mergeOf(ctx: Context, sweep: string): Promise<AuditRow | undefined> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, ctx.account.id),
          eq(auditEntries.action, "janitor.merge"),
          sql`${auditEntries.detail} ->> 'sweep' = ${sweep}`,
        ),
      ),
  );
  return row;
}

/** Whether the revert with this id, when it was interrupted, has reverted this fix or merge. */
export async function isRevertedBy(ctx: Context, { seq }: AuditRow, revertId: string): Promise<boolean> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select({ seq: auditEntries.seq })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, ctx.account.id),
          eq(auditEntries.action, "janitor.revert"),
          sql`${auditEntries.detail} ->> 'revert' = ${revertId}`,
          sql`${auditEntries.detail} ->> 'entry' = ${String(seq)}`,
        ),
      )
      .limit(1),
  );
  return row !== undefined;
}

/** Throws `CONFLICT` if the path of the record that a merge deleted is in use. */
export async function checkUnmergeable(ctx: Context, { detail }: AuditRow): Promise<void> {
  const path = vaultPath(String(detail.from));
  if (await readFileIfAny(ctx.account.vaultDir, path))
    throw conflict(`${path} exists again: the merge is already reverted, or another record has this path`);
}

/** Restores the record that a merge deleted and returns its path. Throws `CONFLICT` if the path is in use. */
export async function unmerge(ctx: Context, merge: AuditRow, revertId: string): Promise<string> {
  const { seq, detail } = merge;
  const path = vaultPath(String(detail.from));
  if (await isRevertedBy(ctx, merge, revertId)) return path;
  await checkUnmergeable(ctx, merge);
  const back = {
    entry: seq,
    sweep: detail.sweep,
    rule: detail.rule ?? "DUP001",
    edits: [],
    revert: revertId,
  };
  const entries = [{ action: "janitor.revert", subject: path, detail: back }];
  await restoreRecord(ctx, { path, text: String(detail.text), entries });
  return path;
}
