import { asText, reply } from "@/app/reply";
import { currentToken } from "@/app/session/token";
import { findSession } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import { shutdownController } from "@/lib/core/shutdown";
import { database } from "@/lib/db";
import { eventStream, liveHub } from "@/lib/live";

/** Pages beyond this limit poll instead. */
const MAX_STREAMS = 100;

/** Notifies a page, by server-sent events, that its content may have changed. */
export const GET = (request: Request): Promise<Response> =>
  reply(async ({ account: { id }, from }) => {
    if ((request.headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin")
      throw new KvError("FORBIDDEN", "Only pages of this service may connect.");
    const token = (await currentToken()) ?? "";
    const isSignedIn = async () => (await findSession(database(), token, from ?? "unknown")) !== null;
    const hub = liveHub();
    if (hub.count(id) >= MAX_STREAMS) throw new KvError("UNAVAILABLE", "Too many open windows.");
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
  }, asText);
