import { FileQuestion, PartyPopper } from "lucide-react";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { canFill, draftsOf, listIssues, type Tally } from "@/lib/janitor";
import { type JanitorQuery, janitorQuery } from "../query";
import { Filters } from "./filters";
import { FixMany } from "./fix-many";
import { IssueRow } from "./issue-row";

const PAGE_SIZE = 50;

interface Props {
  ctx: Context;
  query: JanitorQuery;
  tally: Tally;
}

/** The open issues that match the filters. */
export function IssueList({ ctx, query, tally }: Props) {
  const { span: _, ...filter } = query;
  const page = startQuery(async () =>
    listIssues(ctx, parse(listIssues.input, { ...filter, limit: PAGE_SIZE })),
  );
  return (
    <section aria-labelledby="issues" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="issues" className="text-base font-semibold">
          Open issues
        </h2>
        {query.code && <FixCode code={query.code} tally={tally} />}
      </div>
      <Filters query={query} tally={tally} />
      <Listing query={page}>
        {(found) =>
          found.issues.length === 0 ? (
            <NoIssues isFiltered={tally.open > 0} clearHref={janitorQuery.href({ span: query.span })} />
          ) : (
            <Issues ctx={ctx} page={found} />
          )
        }
      </Listing>
    </section>
  );
}

async function Issues({ ctx, page }: { ctx: Context; page: Awaited<ReturnType<typeof listIssues>> }) {
  const ids = page.issues.map(({ id }) => id);
  const [drafts, isFillable] = await Promise.all([draftsOf(ctx, ids), canFill(ctx)]);
  return (
    <>
      <ul aria-label="Issues" className="rounded-lg border border-line bg-surface">
        {page.issues.map((issue) => (
          <IssueRow key={issue.id} issue={issue} draft={drafts.get(issue.id)} canFill={isFillable} />
        ))}
      </ul>
      <Pager next={page.next_cursor} summary={`${count(page.count, "issue")}, most severe first`} />
    </>
  );
}

function FixCode({ code, tally }: { code: string; tally: Tally }) {
  const rows = tally.rows.filter((row) => row.code === code);
  const [issues, files] = [sum(rows.map(({ fixable }) => fixable)), sum(rows.map((row) => row.files))];
  if (issues === 0) return null;
  return <FixMany code={code} issues={issues} files={files} label={`Fix all ${code}`} />;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

function NoIssues({ isFiltered, clearHref }: { isFiltered: boolean; clearHref: string }) {
  if (!isFiltered) {
    return (
      <EmptyState Icon={PartyPopper} title="No open issues">
        The last scan found none, or all of them are fixed.
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={FileQuestion} title="No issues match these filters">
      <Link href={clearHref} className="text-accent underline">
        Clear filters
      </Link>
    </EmptyState>
  );
}
