import type { ReactNode } from "react";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type ListedIssue, listIssues } from "@/lib/janitor";
import type { JanitorQuery } from "../query";
import { IssueRow } from "./issue-row";
import { rowData } from "./row-data";
import { SelectableIssues } from "./selection";

const PAGE_SIZE = 50;

interface Props {
  ctx: Context;
  query: JanitorQuery;
  /** What is shown if nothing matches. */
  none: ReactNode;
}

/** Each open issue that matches the filters. */
export function Issues({ ctx, query: { span: _, view: __, ...filter }, none }: Props) {
  const page = startQuery(async () =>
    listIssues(ctx, parse(listIssues.input, { ...filter, limit: PAGE_SIZE })),
  );
  return (
    <Listing query={page}>
      {({ issues, count: total, next_cursor }) =>
        issues.length === 0 ? (
          none
        ) : (
          <>
            <SelectableIssues
              of="issues"
              rows={issues.filter(({ fixable }) => fixable).map(({ id }) => ({ id, fixable: 1 }))}
            >
              <ul aria-label="Issues" className="rounded-lg border border-line bg-surface">
                <Rows ctx={ctx} issues={issues} />
              </ul>
            </SelectableIssues>
            <Pager next={next_cursor} summary={`${count(total, "issue")}, most severe first`} />
          </>
        )
      }
    </Listing>
  );
}

async function Rows({ ctx, issues }: { ctx: Context; issues: ListedIssue[] }) {
  const dataOf = await rowData(ctx, issues);
  return issues.map((issue) => (
    <IssueRow key={issue.id} issue={issue} selects={issue.id} {...dataOf(issue)} />
  ));
}
