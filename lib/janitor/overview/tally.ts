import { countDistinct, eq, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { Severity } from "../issue";
import type { Code } from "../rules";
import { janitorIssues } from "../tables";

/** How many issues of a code and severity are open, and what a fix would do about them. */
export interface TallyRow {
  code: Code;
  severity: Severity;
  open: number;
  fixable: number;
  /** Files that a fix of these would change. */
  files: number;
}

export interface Tally {
  rows: TallyRow[];
  open: number;
  fixable: number;
  /** Files that a fix of everything would change: one may bear issues of several codes. */
  files: number;
}

const counts = {
  open: sql<number>`count(*)::int`,
  fixable: sql<number>`(count(*) filter (where ${janitorIssues.isFixable}))::int`,
  files: countDistinct(sql`case when ${janitorIssues.isFixable} then ${janitorIssues.path} end`),
};

/** Counts what the latest sweep left. */
export async function tallyIssues(ctx: Context): Promise<Tally> {
  const own = eq(janitorIssues.accountId, ctx.account.id);
  const { code, severity } = janitorIssues;
  return ctx.db.tx(async (tx) => {
    const [all] = await tx.select(counts).from(janitorIssues).where(own);
    const rows = await tx
      .select({ code, severity, ...counts })
      .from(janitorIssues)
      .where(own)
      .groupBy(code, severity)
      .orderBy(code, severity);
    const { open = 0, fixable = 0, files = 0 } = all ?? {};
    // The columns hold what a scan has put there.
    return { open, fixable, files, rows: rows as TallyRow[] };
  });
}
