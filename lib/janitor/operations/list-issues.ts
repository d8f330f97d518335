import { and, asc, count, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { decodeNumber, encodeNumber } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { exampleIssue } from "../examples";
import { issue } from "../shapes";
import { conditions, groupInput, groupKey, issueFilter, presentIssue } from "../sweeps/open-issues";
import { janitorIssues } from "../tables";

export const listIssues = defineOperation({
  id: "janitorIssues",
  http: { method: "GET", path: "/workers/janitor/issues" },
  tag: "Janitor",
  summary: "List open issues, most severe first",
  description: "As the last scan found them. `offers` are fixes that need a decision.",
  input: issueFilter.extend({
    group: groupInput.optional(),
    limit: limitInput.default(100),
    cursor: textInput.optional(),
  }),
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
  run: async (ctx, { limit, cursor, group, ...filter }) => {
    const inGroup = group === undefined ? undefined : eq(groupKey, group);
    const where = and(eq(janitorIssues.accountId, ctx.account.id), inGroup, ...conditions(filter));
    const after = cursor === undefined ? undefined : gt(janitorIssues.position, decodeNumber(cursor));
    const { rows, total } = await ctx.db.tx(async (tx) => ({
      rows: await tx
        .select()
        .from(janitorIssues)
        .where(and(where, after))
        .orderBy(asc(janitorIssues.position))
        .limit(limit + 1),
      total: (await tx.select({ n: count() }).from(janitorIssues).where(where))[0]?.n ?? 0,
    }));
    const { page, next } = cutPage(rows, limit, (last) => encodeNumber(last.position));
    return { issues: page.map(presentIssue), count: total, next_cursor: next };
  },
});
