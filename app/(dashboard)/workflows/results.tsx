import { FileQuestion, Workflow } from "lucide-react";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { listWorkflows } from "@/lib/runs";
import { LiveRuns } from "./live-runs";
import { fileNames } from "./names";
import { PAGE_SIZE, type RunsQuery, shownSort } from "./query";

/** One page of the runs that match the filter. */
export function Results({ ctx, query: { text, filter, cursor } }: { ctx: Context; query: RunsQuery }) {
  const query = startQuery(async () => {
    const [page, names] = await Promise.all([
      listWorkflows(ctx, { query: text, limit: PAGE_SIZE, cursor }),
      fileNames(ctx),
    ]);
    const rows = page.runs.map((run) => ({ ...run, filename: names.get(run.execution.workflowId) }));
    return { rows, next: page.nextCursor };
  });
  return (
    <Listing query={query}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <NoRuns isFiltered={text !== "" || cursor !== undefined} />
        ) : (
          <>
            <LiveRuns key={`${text} ${cursor}`} runs={rows} sort={shownSort(filter)} />
            <Pager next={next} summary={count(rows.length, "run")} />
          </>
        )
      }
    </Listing>
  );
}

function NoRuns({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState Icon={FileQuestion} title="No runs match this filter">
        <Link href="/workflows" className="text-accent underline">
          Clear filter
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={Workflow} title="No runs yet">
      Add a file to the{" "}
      <Link href="/inbox" className="text-accent underline">
        inbox
      </Link>{" "}
      to start a run of the curator.
    </EmptyState>
  );
}
