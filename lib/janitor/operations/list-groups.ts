import { and, count, countDistinct, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { decodeCursor, encodeCursor, invalidCursor } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { exampleIssue } from "../examples";
import { SEVERITIES } from "../issue";
import { issueGroup } from "../shapes";
import { conditions, groupKey, issueFilter, presentIssue } from "../sweeps/open-issues";
import { janitorIssues } from "../tables";

const { group: exampleGroup, code, severity, message } = exampleIssue;

export const listGroups = defineOperation({
  id: "janitorGroups",
  http: { method: "GET", path: "/workers/janitor/groups" },
  tag: "Janitor",
  summary: "List open issues by cause: the most severe and largest groups first",
  description:
    "A group has the issues of one code and cause, such as the links to one missing record. GET /workers/janitor/issues?group= lists them.",
  input: issueFilter.extend({ limit: limitInput.default(100), cursor: textInput.optional() }),
  output: z.object({
    groups: z.array(issueGroup),
    count: z.int().meta({ description: "The number of groups that match the filter" }),
    next_cursor: z.string().nullable(),
  }),
  examples: [
    {
      input: { severity: "critical", limit: 1 },
      output: {
        groups: [
          {
            id: exampleGroup,
            code,
            severity,
            message,
            issues: 214,
            files: 209,
            fixable: 0,
            example: exampleIssue,
          },
        ],
        count: 1,
        next_cursor: null,
      },
    },
  ],
  run: async (ctx, { limit, cursor, ...filter }) => {
    const where = and(eq(janitorIssues.accountId, ctx.account.id), ...conditions(filter));
    return ctx.db.tx(async (tx) => {
      const found = await tx
        .select(columns)
        .from(janitorIssues)
        .where(where)
        .groupBy(groupKey)
        .having(cursor === undefined ? undefined : sql`${order} > ${placeOf(cursor)}`)
        .orderBy(order)
        .limit(limit + 1);
      const [total] = await tx
        .select({ n: countDistinct(groupKey) })
        .from(janitorIssues)
        .where(where);
      const { page, next } = cutPage(found, limit, placeCursor);
      const rows = await tx
        .select()
        .from(janitorIssues)
        .where(
          and(
            where,
            inArray(
              janitorIssues.position,
              page.map((group) => group.first),
            ),
          ),
        );
      const examples = new Map(rows.map((row) => [row.position, presentIssue(row)]));
      return {
        groups: page.flatMap(({ first, rank: _, ...group }) => {
          const example = examples.get(first);
          if (!example) return [];
          const { code, severity, message } = example;
          return [{ ...group, code, severity, message, example }];
        }),
        count: total?.n ?? 0,
        next_cursor: next,
      };
    });
  },
});

const rank = sql<number>`min(array_position(${sql.raw(`array['${SEVERITIES.join("', '")}']`)}, ${janitorIssues.severity}))`;

const first = sql<number>`min(${janitorIssues.position})`;

const columns = {
  id: groupKey,
  issues: count(),
  files: countDistinct(janitorIssues.path),
  fixable: sql<number>`(count(*) filter (where ${janitorIssues.isFixable}))::int`,
  first,
  rank,
};

/** Most severe first, then the largest, then the first in the list of issues. */
const order = sql`row(${rank}, -count(*), ${first})`;

const placeCursor = ({ rank, issues, first }: Record<"rank" | "issues" | "first", number>): string =>
  encodeCursor([rank, issues, first].map(String));

function placeOf(cursor: string): SQL {
  const [rank, issues, position] = decodeCursor(cursor, 3);
  if (![rank, issues, position].every((part) => /^\d{1,9}$/.test(part))) throw invalidCursor();
  return sql`row(${Number(rank)}::int, ${-Number(issues)}::bigint, ${Number(position)}::int)`;
}
