import { and, asc, count, eq, gt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { RECORD_TYPES } from "@/lib/vault";
import { exampleIssue } from "../examples";
import { SEVERITIES, type Severity } from "../issue";
import { CODES, type Code } from "../rules";
import { issue, type ListedIssue } from "../shapes";
import { janitorIssues } from "../tables";

const filterInput = z.strictObject({
  code: z.enum(CODES, `must be one of ${CODES.join(", ")}`).optional(),
  severity: z.enum(SEVERITIES, `must be one of ${SEVERITIES.join(", ")}`).optional(),
  type: z.enum(RECORD_TYPES, `must be one of ${RECORD_TYPES.join(", ")}`).optional(),
  path: textInput.max(500, "at most 500 characters").optional().meta({
    description: "Records whose path contains this text",
  }),
});

export const listIssues = defineOperation({
  id: "janitorIssues",
  http: { method: "GET", path: "/workers/janitor/issues" },
  tag: "Workers",
  summary: "List open issues, most severe first",
  input: filterInput.extend({ limit: limitInput.default(100), cursor: textInput.optional() }),
  output: z.object({
    issues: z.array(issue),
    count: z.int().meta({ description: "The number of issues that match the filter" }),
    next_cursor: z.string().nullable(),
  }),
  examples: [
    {
      input: { severity: "critical", limit: 1 },
      output: { issues: [exampleIssue], count: 1, next_cursor: null },
    },
  ],
  run: async (ctx, { limit, cursor, ...filter }) => {
    const where = and(eq(janitorIssues.accountId, ctx.account.id), ...conditions(filter));
    const after = cursor === undefined ? undefined : gt(janitorIssues.position, positionOf(cursor));
    const { rows, total } = await ctx.db.tx(async (tx) => ({
      rows: await tx
        .select()
        .from(janitorIssues)
        .where(and(where, after))
        .orderBy(asc(janitorIssues.position))
        .limit(limit + 1),
      total: (await tx.select({ n: count() }).from(janitorIssues).where(where))[0]?.n ?? 0,
    }));
    const page = rows.slice(0, limit);
    const last = page.at(-1)?.position;
    const hasMore = rows.length > limit && last !== undefined;
    return { issues: page.map(present), count: total, next_cursor: hasMore ? String(last) : null };
  },
});

function conditions({ code, severity, type, path }: z.output<typeof filterInput>): SQL[] {
  return [
    code && eq(janitorIssues.code, code),
    severity && eq(janitorIssues.severity, severity),
    type &&
      sql`exists (select from vault_files f where f.account_id = ${janitorIssues.accountId}
        and f.path = ${janitorIssues.path} and f.type = ${type})`,
    path && sql`position(lower(${path}) in lower(${janitorIssues.path})) > 0`,
  ].filter((condition) => condition !== undefined && condition !== "") as SQL[];
}

function positionOf(cursor: string): number {
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw invalid("cursor", "must be the next_cursor of an earlier reply");
}

const present = (row: typeof janitorIssues.$inferSelect): ListedIssue => ({
  id: row.issueId,
  code: row.code as Code,
  severity: row.severity as Severity,
  path: row.path,
  message: row.message,
  detail: row.detail,
  suggested_fix: row.suggestedFix,
  fixable: row.isFixable,
  offers: row.offers,
});
