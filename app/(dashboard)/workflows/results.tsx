import { FileQuestion, Workflow } from "lucide-react";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { listWorkflows } from "@/lib/runs";
import { LiveRuns } from "./live-runs";
import { PAGE_SIZE, type RunsQuery, shownSort } from "./query";
import { titlesOf } from "./titles";

/** One page of the runs that match the filter. */
export function Results({
  ctx,
  query: { text, filter, cursor },
}: {
  ctx: Context;
  query: Pick<RunsQuery, "text" | "filter" | "cursor">;
}) {
  const query = startQuery(async () => {
    const page = await listWorkflows(ctx, { query: text, limit: PAGE_SIZE, cursor });
    const titles = await titlesOf(ctx, page.runs);
    const rows = page.runs.map((run) => ({
      ...run,
      title: titles.get(run.execution.runId) ?? run.type.name,
    }));
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
            <Pager next={next} summary={`${count(rows.length, "run")} on this page`} />
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
