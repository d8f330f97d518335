import { and, eq, sql } from "drizzle-orm";
import { auditEntries } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { readFileIfAny, restoreRecord, vaultPath } from "@/lib/vault";
import type { Logged } from "./revert";

/** The merge of two records that bears this id, if it is the id of one. */
export async function mergeOf(ctx: Context, sweep: string): Promise<Logged | undefined> {
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

/** Brings back the record that went in a merge, as it was; answers its path. Throws `CONFLICT` where one is again. */
export async function unmerge(ctx: Context, { seq, detail }: Logged): Promise<string> {
  const path = vaultPath(String(detail.from));
  if (await readFileIfAny(ctx.account.vaultDir, path))
    throw conflict(`There is a ${path} again: the merge was taken back already, or another record is there`);
  const back = { entry: seq, sweep: detail.sweep, rule: "DUP001", edits: [] };
  const entries = [{ action: "janitor.revert", subject: path, detail: back }];
  await restoreRecord(ctx, { path, text: String(detail.text), entries });
  return path;
}
