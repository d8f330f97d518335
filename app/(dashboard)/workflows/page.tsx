import { CalendarClock } from "lucide-react";
import type { Metadata } from "next";
import type { Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { FilterError, listViews } from "@/lib/runs";
import { Choosers } from "./choosers";
import { type RunsQuery, readQuery } from "./query";
import { QueryBox } from "./query-box";
import { Results } from "./results";
import { Views } from "./views";

export const metadata: Metadata = { title: "Workflows" };

export default async function WorkflowsPage({ searchParams }: Searched) {
  const query = await readQuery(searchParams);
  const ctx = await requireContext();
  const now = ctx.clock.now();
  return (
    <>
      <PageHeader
        title="Workflows"
        purpose="Every run of background work: what goes on, what went wrong, and when."
        action={
          <Link href="/workflows/schedules" className={buttonClass("secondary")}>
            <CalendarClock aria-hidden className="size-4" /> Schedules
          </Link>
        }
      />
      <Live />
      <Views saved={await listViews(ctx)} query={query} now={now} />
      <div className="mb-4 flex flex-col gap-3">
        <QueryBox text={query.text} error={placeOf(query)} />
        {query.filter && <Choosers filter={query.filter} now={now} />}
      </div>
      {query.filter && <Results ctx={ctx} query={query} />}
    </>
  );
}

function placeOf({ error, text }: RunsQuery) {
  if (!error) return null;
  const { offset, length } =
    error instanceof FilterError ? error.position : { offset: text.length, length: 0 };
  return { message: error.message, offset, length };
}
