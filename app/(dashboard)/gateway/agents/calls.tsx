import { Activity } from "lucide-react";
import { CallsPerDay } from "@/components/charts/calls/calls-per-day";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type CallDay, listCalls } from "@/lib/gateway";
import { CallTable } from "./call-table";

const PER_PAGE = 50;

interface Props {
  ctx: Context;
  cursor: string | undefined;
  days: CallDay[];
}

/** Every call of a model, the newest first, and what the last days' came to. */
export async function Calls({ ctx, cursor, days }: Props) {
  const page = await find(ctx, cursor);
  return (
    <section aria-labelledby="calls" className="mt-8">
      <h2 id="calls" className="mb-3 font-semibold">
        Calls
      </h2>
      {typeof page === "string" && <Notice kind="failed">{page}</Notice>}
      {typeof page !== "string" && page.calls.length === 0 && (
        <EmptyState Icon={Activity} title="No model was called yet">
          As soon as an agent calls one, it stands here with what came of it, what it cost and how long it
          took. Put a note into the inbox to give the Curator something to do.
        </EmptyState>
      )}
      {typeof page !== "string" && page.calls.length > 0 && (
        <>
          {days.length > 0 && <CallsPerDay days={days} />}
          <CallTable calls={page.calls} />
          <Pager next={page.next_cursor} summary={counted(page.calls.length)} />
        </>
      )}
    </section>
  );
}

const counted = (count: number): string => (count === 1 ? "One call" : `${count} calls on this page`);

/** A page of the calls, or what is wrong with its address. */
async function find(ctx: Context, cursor: string | undefined) {
  try {
    return await listCalls(ctx, { limit: PER_PAGE, cursor });
  } catch (error) {
    if (error instanceof KvError) return error.message;
    throw error;
  }
}
