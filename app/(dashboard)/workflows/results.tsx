import { FileQuestion, Workflow } from "lucide-react";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { listWorkflows } from "@/lib/runs";
import { LiveRuns } from "./live-runs";
import { fileNames } from "./names";
import { PAGE_SIZE, type RunsQuery, shownSort } from "./query";

/** One page of the runs that the filter lists. A cursor that is none is answered in words. */
export async function Results({ ctx, query: { text, filter, cursor } }: { ctx: Context; query: RunsQuery }) {
  const page = await listWorkflows(ctx, { query: text, limit: PAGE_SIZE, cursor }).catch((error: unknown) => {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return error;
    throw error;
  });
  if (page instanceof KvError) return <Notice kind="warning">{page.message}</Notice>;
  const { runs, nextCursor } = page;
  const names = await fileNames(ctx);
  const rows = runs.map((run) => ({ ...run, about: names.get(run.execution.workflowId) }));
  if (runs.length === 0) return <Nothing isFiltered={text !== "" || cursor !== undefined} />;
  return (
    <>
      <LiveRuns key={`${text} ${cursor}`} runs={rows} sort={shownSort(filter)} />
      <Pager next={nextCursor} summary={runs.length === 1 ? "1 run" : `${runs.length} runs`} />
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState Icon={FileQuestion} title="No run is like that">
        Take a condition out, or{" "}
        <Link href="/workflows" className="text-accent underline">
          show every run
        </Link>
        .
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={Workflow} title="Nothing has run yet">
      Every file that comes into the{" "}
      <Link href="/inbox" className="text-accent underline">
        inbox
      </Link>{" "}
      starts a run of the curator, which is then listed here.
    </EmptyState>
  );
}
