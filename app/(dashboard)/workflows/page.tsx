import { CalendarClock } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { withCondition } from "@/components/runs/conditions";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { countWorkflows, FilterError, listViews } from "@/lib/runs";
import { FilterBar } from "./filter-bar";
import { type RunsQuery, readQuery } from "./query";
import { QueryBox } from "./query-box";
import { Results } from "./results";
import { Views } from "./views";

export const metadata: Metadata = { title: "Workflows" };

export default async function WorkflowsPage({ searchParams }: PageProps) {
  const query = await readQuery(searchParams);
  const ctx = await requireContext();
  const now = ctx.clock.now();
  const { text, filter } = query.last;
  const everyStatus = withCondition({ filter, attribute: "ExecutionStatus", value: null });
  const { groups = [] } = await countWorkflows(ctx, { query: everyStatus, group_by: "ExecutionStatus" });
  const counts = Object.fromEntries(
    groups.map(({ groupValues: [status = ""], count }) => [status, Number(count)]),
  );
  return (
    <>
      <PageHeader
        title="Workflows"
        purpose="Background runs, live and past."
        action={
          <Link href="/workflows/schedules" className={buttonClass("secondary")}>
            <CalendarClock aria-hidden className="size-4" /> Schedules
          </Link>
        }
      />
      <Live />
      <Views saved={await listViews(ctx)} query={query} now={now} />
      <div className="mb-4 flex flex-col gap-3">
        <QueryBox text={query.text} last={text} error={positionOf(query)} />
        <FilterBar filter={filter} counts={counts} now={now} />
      </div>
      <Results ctx={ctx} query={{ text, filter, cursor: query.cursor }} />
    </>
  );
}

/** Where the query is wrong. */
function positionOf({ error, text }: RunsQuery) {
  if (!error) return null;
  const { offset, length } =
    error instanceof FilterError ? error.position : { offset: text.length, length: 0 };
  return { message: error.message, offset, length };
}
