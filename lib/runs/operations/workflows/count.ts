import { and, count, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { compileFilter } from "../../filter";
import { nameOfStatus } from "../../filter/statuses";
import { workflowRuns } from "../../tables/runs";
import { COLUMNS } from "./columns";

/** The number of runs by status (`Failed`) of those that match a list filter; a status without runs is left out. */
export async function countRuns(ctx: Context, query: string): Promise<Readonly<Record<string, number>>> {
  const where = query.trim() ? compileFilter(query, COLUMNS).where : undefined;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ status: workflowRuns.status, n: count() })
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), where))
      .groupBy(workflowRuns.status),
  );
  return Object.fromEntries(rows.map(({ status, n }) => [nameOfStatus(status), n]));
}
