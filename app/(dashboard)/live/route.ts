import { currentToken, visitor } from "@/app/session/current";
import { findSession } from "@/lib/accounts";
import { shutdownController } from "@/lib/core/shutdown";
import { database } from "@/lib/db";
import { eventStream, liveHub } from "@/lib/live";

/** Pages beyond this limit poll instead. */
const MAX_STREAMS = 100;

/** Notifies a page, by server-sent events, that its content may have changed. */
export async function GET(request: Request): Promise<Response> {
  if ((request.headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin") {
    return fail(403, "Only pages of this service may connect.");
  }
  const found = await visitor();
  if (!found) return fail(401, "Your session has ended. Sign in again.");
  const { id } = found.ctx.account;
  const token = (await currentToken()) ?? "";
  const isSignedIn = async () => (await findSession(database(), token, found.ctx.from ?? "unknown")) !== null;
  const hub = liveHub();
  if (hub.count(id) >= MAX_STREAMS) return fail(503, "Too many open windows.");
  const since = new URL(request.url).searchParams.get("since") ?? undefined;
  const signal = AbortSignal.any([request.signal, shutdownController().signal]);
  return new Response(eventStream(hub, id, { signal, isSignedIn, since }), {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Not transformed: compression would delay events.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

const fail = (status: number, message: string) => new Response(`${message}\n`, { status });
