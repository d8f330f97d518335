import type { ReactNode } from "react";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type IssueGroup, listGroups } from "@/lib/janitor";
import type { JanitorQuery } from "../query";
import { GroupRow } from "./group-row";
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

/** The open issues that match the filters, grouped by cause; a group of one is shown as its issue. */
export function Groups({ ctx, query: { span: _, view: __, group: ___, ...filter }, none }: Props) {
  const page = startQuery(async () =>
    listGroups(ctx, parse(listGroups.input, { ...filter, limit: PAGE_SIZE })),
  );
  return (
    <Listing query={page}>
      {({ groups, count: total, next_cursor }) =>
        groups.length === 0 ? (
          none
        ) : (
          <>
            <SelectableIssues
              of="groups"
              rows={groups.filter(({ fixable }) => fixable > 0).map(({ id, fixable }) => ({ id, fixable }))}
            >
              <ul aria-label="Issues" className="rounded-lg border border-line bg-surface">
                <Rows ctx={ctx} groups={groups} />
              </ul>
            </SelectableIssues>
            <Pager next={next_cursor} summary={`${count(total, "cause")}, most severe first`} />
          </>
        )
      }
    </Listing>
  );
}

async function Rows({ ctx, groups }: { ctx: Context; groups: IssueGroup[] }) {
  const dataOf = await rowData(
    ctx,
    groups.map(({ example }) => example),
  );
  return groups.map((group) =>
    // One merge settles a whole group of duplicates.
    group.issues === 1 || group.code === "DUP001" ? (
      <IssueRow key={group.id} issue={group.example} selects={group.id} {...dataOf(group.example)} />
    ) : (
      <GroupRow key={group.id} group={group} />
    ),
  );
}
