import { currentToken, visitor } from "@/app/session/current";
import { findSession } from "@/lib/accounts";
import { ending } from "@/lib/core/ending";
import { database } from "@/lib/db";
import { eventStream, liveHub } from "@/lib/live";

/** More than anyone has windows; pages that are refused look now and then instead. */
const MOST_STREAMS = 100;

/** Tells a page of ours, by server-sent events, when what it shows may have changed. */
export async function GET(request: Request): Promise<Response> {
  if ((request.headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin") {
    return refuse(403, "This is for pages of this service.");
  }
  const found = await visitor();
  if (!found) return refuse(401, "You are signed out: sign in again.");
  const { id } = found.ctx.account;
  const token = (await currentToken()) ?? "";
  const isSignedIn = async () => (await findSession(database(), token, found.ctx.from ?? "unknown")) !== null;
  const hub = liveHub();
  if (hub.count(id) >= MOST_STREAMS) return refuse(503, "Too many windows are open.");
  const signal = AbortSignal.any([request.signal, ending().signal]);
  return new Response(eventStream(hub, id, { signal, isSignedIn }), {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Not transformed: what compresses waits for more before it sends.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

const refuse = (status: number, message: string) => new Response(`${message}\n`, { status });
