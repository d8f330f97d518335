import { reply } from "@/app/reply";
import { EVENTS_PER_PAGE, type EventPage, rowOf } from "@/components/runs/events";
import { KvError } from "@/lib/core/errors";
import { type HistoryEvent, workflowHistory } from "@/lib/runs";

interface Props {
  params: Promise<{ workflowId: string }>;
}

/** A page of a history after `after`, or with `event` one event with its attributes. */
export const GET = (request: Request, { params }: Props): Promise<Response> =>
  reply(async (ctx) => {
    const search = new URL(request.url).searchParams;
    const event = search.get("event");
    const { events, total } = await workflowHistory(ctx, {
      workflowId: (await params).workflowId,
      run_id: search.get("run") ?? undefined,
      after: event === null ? (search.get("after") ?? 0) : Number(event) - 1,
      limit: event === null ? EVENTS_PER_PAGE : 1,
    });
    if (event === null) return { events: events.map(rowOf), total } satisfies EventPage;
    const [detail] = events;
    if (detail?.eventId !== event) throw new KvError("NOT_FOUND", `The run has no event ${event}`);
    return detail satisfies HistoryEvent;
  });
