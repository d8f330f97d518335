import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import type { Issue } from "../issue";
import { type Counts, janitorIssues, janitorSweeps } from "../tables";
import { groupKey } from "./open-issues";
import { storeIssues } from "./stored-issues";

const MAX_SWEEPS = 1_000;

export type Sweep = typeof janitorSweeps.$inferInsert;

export const countBy = (issues: readonly Issue[], key: "code" | "severity"): Counts => {
  const counts: Counts = {};
  for (const issue of issues) counts[issue[key]] = (counts[issue[key]] ?? 0) + 1;
  return counts;
};

/** Stores a scan or fix, replaces the open issues unless they are the same, and deletes the oldest history. */
export async function storeSweep(
  ctx: Context,
  tx: Tx,
  sweep: Sweep,
  issues?: readonly Issue[],
): Promise<void> {
  await tx.insert(janitorSweeps).values(sweep).onConflictDoNothing();
  if (issues) await storeIssues(ctx, tx, issues);
  await tx.delete(janitorSweeps).where(
    and(
      eq(janitorSweeps.accountId, ctx.account.id),
      sql`${janitorSweeps.sweepId} in (
        select sweep_id from janitor_sweeps where account_id = ${ctx.account.id}::uuid
        order by finished_at desc offset ${MAX_SWEEPS})`,
    ),
  );
  await notify(ctx, tx, "kv_live");
}

/** The ids of the open issues, of all or of some groups. */
export async function storedIds(ctx: Context, groups?: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ id: janitorIssues.issueId })
      .from(janitorIssues)
      .where(and(eq(janitorIssues.accountId, ctx.account.id), groups && inArray(groupKey, [...groups]))),
  );
  return rows.map((row) => row.id);
}

export async function lastSweep(ctx: Context, tx: Tx): Promise<typeof janitorSweeps.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(janitorSweeps)
    .where(eq(janitorSweeps.accountId, ctx.account.id))
    .orderBy(desc(janitorSweeps.finishedAt))
    .limit(1);
  return row ?? null;
}
