import { Activity } from "lucide-react";
import { Listing, type Query } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { count } from "@/lib/core/count";
import type { CallDay, listCalls } from "@/lib/gateway";
import { CallTable } from "./call-table";
import { CallsPerDay } from "./calls-per-day";

/** Every model call, newest first, and the totals of the last days. */
export function Calls({
  query,
  days,
}: {
  query: Query<Awaited<ReturnType<typeof listCalls>>>;
  days: CallDay[];
}) {
  return (
    <section aria-labelledby="calls" className="mt-8">
      <h2 id="calls" className="mb-3 font-semibold">
        Calls
      </h2>
      <Listing query={query}>
        {({ calls, next_cursor }) =>
          calls.length === 0 ? (
            <EmptyState Icon={Activity} title="No calls yet">
              Model calls appear here with their outcome, cost and latency.
            </EmptyState>
          ) : (
            <>
              {days.length > 0 && <CallsPerDay days={days} />}
              <CallTable calls={calls} />
              <Pager next={next_cursor} summary={`${count(calls.length, "call")} on this page`} />
            </>
          )
        }
      </Listing>
    </section>
  );
}
