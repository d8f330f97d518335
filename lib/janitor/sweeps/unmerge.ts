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

/** Restores the record that a merge deleted and returns its path. Throws `CONFLICT` if the path is in use. */
export async function unmerge(ctx: Context, { seq, detail }: AuditRow): Promise<string> {
  const path = vaultPath(String(detail.from));
  if (await readFileIfAny(ctx.account.vaultDir, path))
    throw conflict(`${path} exists again: the merge is already reverted, or another record has this path`);
  const back = { entry: seq, sweep: detail.sweep, rule: "DUP001", edits: [] };
  const entries = [{ action: "janitor.revert", subject: path, detail: back }];
  await restoreRecord(ctx, { path, text: String(detail.text), entries });
  return path;
}
