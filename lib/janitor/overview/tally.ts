import { countDistinct, eq, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { Severity } from "../issue";
import type { Code } from "../rules";
import { janitorIssues } from "../tables";

/** Open issues of one code and severity. */
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
  /** Files that fixing all would change; less than the sum of the rows if a file has several codes. */
  files: number;
}

const counts = {
  open: sql<number>`count(*)::int`,
  fixable: sql<number>`(count(*) filter (where ${janitorIssues.isFixable}))::int`,
  files: countDistinct(sql`case when ${janitorIssues.isFixable} then ${janitorIssues.path} end`),
};

/** Counts open issues. */
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
    // `code` is text in the database, but only scans write it.
    return { open, fixable, files, rows: rows as TallyRow[] };
  });
}
