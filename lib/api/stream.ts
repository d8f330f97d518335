import type { z } from "zod";
import { ending } from "@/lib/core/ending";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { logger } from "@/lib/log";
import { isStillOpen } from "./authenticate";
import type { Operation } from "./contract/operation";
import { gatherInput } from "./request";
import { answer, type Handler } from "./route";

/** An event of a stream; `id` is what the client sends as `Last-Event-ID` to go on behind it. */
export interface StreamEvent<T> {
  id: string;
  data: T;
}

/** What a verb is told beside its input. */
export interface StreamFrom {
  lastEventId: string | null;
  /** Aborted when the client is gone or the process ends. */
  signal: AbortSignal;
}

const HEARTBEAT_MS = 15_000;
/** A key that was revoked opens a stream no longer than this. */
const KEY_CHECK_MS = 2_000;

/**
 * The handler of an operation that answers server-sent events without end. The verb yields events, and null often
 * when there are none: then the key is looked at again. Nothing is asked of it before the client has taken what came.
 */
export function streamRoute<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  verb: (ctx: Context, input: z.input<I>, from: StreamFrom) => AsyncGenerator<StreamEvent<z.input<O>> | null>,
): Handler {
  return (request) =>
    answer(request, async (ctx) => {
      const input = await gatherInput(op as unknown as Operation, request);
      parse(op.input, input);
      const gone = new AbortController();
      const signal = AbortSignal.any([gone.signal, request.signal, ending().signal]);
      const from = { lastEventId: request.headers.get("last-event-id"), signal };
      const parts = partsOf(verb(ctx, input as z.input<I>, from), () => isStillOpen(request));
      return {
        status: op.status,
        headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
        body: asBody(parts, gone),
      };
    });
}

/** The stream as text, for as long as `mayGoOn`. The first part is a comment, by which the head goes out at once. */
async function* partsOf(
  events: AsyncGenerator<StreamEvent<unknown> | null>,
  mayGoOn: () => Promise<boolean>,
): AsyncGenerator<string> {
  yield ": open\n\n";
  let [sent, checked] = [Date.now(), Date.now()];
  for await (const event of events) {
    const now = Date.now();
    if (now - checked >= KEY_CHECK_MS) {
      if (!(await mayGoOn())) return;
      checked = now;
    }
    if (event === null && now - sent < HEARTBEAT_MS) continue;
    yield event === null ? ": heartbeat\n\n" : `id: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`;
    sent = now;
  }
}

/** Made part by part as it is read: a client that is slow makes the verb slow, and keeps nothing in memory. */
function asBody(parts: AsyncGenerator<string>, gone: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          logger("web").error({ err: error }, "a stream failed");
          controller.error(error);
        }
      },
      cancel: async () => {
        gone.abort();
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
