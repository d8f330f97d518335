import { NextResponse } from "next/server";
import { visitor } from "@/app/session/current";
import { EVENTS_PER_PAGE, type EventPage, rowOf } from "@/components/workflows/events";
import { HTTP_STATUS } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import { type HistoryEvent, workflowHistory } from "@/lib/runs";
import { decoded } from "../load";

interface Props {
  params: Promise<{ workflowId: string }>;
}

/** For the page of a run: a page of its history behind `after`, or with `event` one event with all it bears. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  try {
    const found = await visitor();
    if (!found) throw new KvError("UNAUTHORIZED", "You are signed out: sign in again");
    const asked = new URL(request.url).searchParams;
    const event = asked.get("event");
    const { events, total } = await workflowHistory(found.ctx, {
      workflowId: decoded((await params).workflowId),
      run_id: asked.get("run") ?? undefined,
      after: event === null ? (asked.get("after") ?? 0) : Number(event) - 1,
      limit: event === null ? EVENTS_PER_PAGE : 1,
    });
    if (event === null) return NextResponse.json({ events: events.map(rowOf), total } satisfies EventPage);
    const [whole] = events;
    if (whole?.eventId !== event) throw new KvError("NOT_FOUND", `The run has no event ${event}`);
    return NextResponse.json(whole satisfies HistoryEvent);
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return NextResponse.json({ message: error.message }, { status: HTTP_STATUS[error.code] });
  }
}
