import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { type AuditFilter, matching } from "./filter";
import { auditEntries } from "./tables";

/** Counting further would keep the page waiting. */
const MAX = 10_000;

/** How many entries match; `isMore` where there are more than are counted. */
export async function countAudit(ctx: Context, filter: AuditFilter): Promise<{ n: number; isMore: boolean }> {
  const [row] = await ctx.db.tx((tx) => {
    const first = tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(matching(ctx, filter))
      .limit(MAX + 1)
      .as("first");
    return tx.select({ n: sql<number>`count(*)::int` }).from(first);
  });
  const n = row?.n ?? 0;
  return { n: Math.min(n, MAX), isMore: n > MAX };
}
