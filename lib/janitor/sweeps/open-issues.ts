import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { RECORD_TYPES } from "@/lib/vault";
import { SEVERITIES, type Severity } from "../issue";
import { CODES, type Code } from "../rules";
import type { ListedIssue } from "../shapes";
import { janitorIssues } from "../tables";

/** Which of the open issues to list. */
export const issueFilter = z.strictObject({
  code: z.enum(CODES, `must be one of ${CODES.join(", ")}`).optional(),
  severity: z.enum(SEVERITIES, `must be one of ${SEVERITIES.join(", ")}`).optional(),
  type: z.enum(RECORD_TYPES, `must be one of ${RECORD_TYPES.join(", ")}`).optional(),
  path: textInput.max(500, "at most 500 characters").optional().meta({
    description: "Records whose path contains this text",
  }),
});

export const groupInput = textInput
  .max(100, "at most 100 characters")
  .meta({ description: "The id of a group" });

/** The group of an open issue. */
export const groupKey = sql<string>`coalesce(nullif(${janitorIssues.groupId}, ''), ${janitorIssues.issueId})`;

export const noOpenIssues = () => notFound("The group has no open issues: scan again");

export const inGroup = (ctx: Context, id: string) =>
  and(eq(janitorIssues.accountId, ctx.account.id), eq(groupKey, id));

export function conditions({ code, severity, type, path }: z.output<typeof issueFilter>): SQL[] {
  return [
    code && eq(janitorIssues.code, code),
    severity && eq(janitorIssues.severity, severity),
    type &&
      sql`exists (select from vault_files f where f.account_id = ${janitorIssues.accountId}
        and f.path = ${janitorIssues.path} and f.type = ${type})`,
    path && sql`position(lower(${path}) in lower(${janitorIssues.path})) > 0`,
  ].filter((condition) => condition !== undefined && condition !== "") as SQL[];
}

export const presentIssue = (row: typeof janitorIssues.$inferSelect): ListedIssue => ({
  id: row.issueId,
  group: row.groupId || row.issueId,
  code: row.code as Code,
  severity: row.severity as Severity,
  path: row.path,
  message: row.message,
  detail: row.detail,
  suggested_fix: row.suggestedFix,
  fixable: row.isFixable,
  offers: row.offers,
});
