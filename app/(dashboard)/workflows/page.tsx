import { CalendarClock } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { FilterError, listViews, parseFilter } from "@/lib/runs";
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
        <QueryBox text={query.text} error={positionOf(query)} />
        <FilterBar filter={query.filter ?? ALL_RUNS} now={now} />
      </div>
      {query.filter && <Results ctx={ctx} query={query} />}
    </>
  );
}

const ALL_RUNS = parseFilter("");

/** Where the query is wrong. */
function positionOf({ error, text }: RunsQuery) {
  if (!error) return null;
  const { offset, length } =
    error instanceof FilterError ? error.position : { offset: text.length, length: 0 };
  return { message: error.message, offset, length };
}
