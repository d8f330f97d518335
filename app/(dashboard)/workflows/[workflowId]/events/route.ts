import { NextResponse } from "next/server";
import { visitor } from "@/app/session/current";
import { EVENTS_PER_PAGE, type EventPage, rowOf } from "@/components/runs/events";
import { HTTP_STATUS } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import { type HistoryEvent, workflowHistory } from "@/lib/runs";
import { decoded } from "../load";

interface Props {
  params: Promise<{ workflowId: string }>;
}

/** A page of a history after `after`, or with `event` one event with its attributes. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  try {
    const found = await visitor();
    if (!found) throw new KvError("UNAUTHORIZED", "Your session has ended. Sign in again.");
    const search = new URL(request.url).searchParams;
    const event = search.get("event");
    const { events, total } = await workflowHistory(found.ctx, {
      workflowId: decoded((await params).workflowId),
      run_id: search.get("run") ?? undefined,
      after: event === null ? (search.get("after") ?? 0) : Number(event) - 1,
      limit: event === null ? EVENTS_PER_PAGE : 1,
    });
    if (event === null) return NextResponse.json({ events: events.map(rowOf), total } satisfies EventPage);
    const [detail] = events;
    if (detail?.eventId !== event) throw new KvError("NOT_FOUND", `The run has no event ${event}`);
    return NextResponse.json(detail satisfies HistoryEvent);
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return NextResponse.json({ message: error.message }, { status: HTTP_STATUS[error.code] });
  }
}
