import { shutdownController } from "@/lib/core/shutdown";
import { logger } from "@/lib/log";
import type { StreamEvent, StreamOperation } from "@/lib/operation";
import { isStillOpen } from "../authenticate";
import { openStream } from "../open-streams";
import { checkOutput } from "../reply/output";
import { parseRequest } from "../request/parse";
import { type Handler, withAccount } from "./handle";

const HEARTBEAT_MS = 15_000;
/** A stream ends this long after its key was revoked. */
const KEY_CHECK_MS = 2_000;

/**
 * The handler of server-sent events. The operation yields null often when there are no events: then the key is
 * checked again. It is asked for the next event only when the client has read the last one.
 */
export const streamHandler =
  (op: StreamOperation): Handler =>
  (request) =>
    withAccount(request, async (ctx) => {
      const { input } = await parseRequest(op, request);
      const close = openStream(ctx.account.id);
      const left = new AbortController();
      const signal = AbortSignal.any([left.signal, request.signal, shutdownController().signal]);
      const events = op.run(ctx, input, { lastEventId: request.headers.get("last-event-id"), signal });
      // An error of the input is answered as any other; and a client that sees the headers misses nothing.
      const first = await events.next().catch((error: unknown) => {
        close();
        throw error;
      });
      const parts = partsOf(op, first, events, () => isStillOpen(request));
      return {
        status: 200,
        headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
        body: asBody(parts, left, { close, end: () => events.return(undefined) }),
      };
    });

/** The stream as text, while the key is valid. The first part is a comment, so that the headers are sent at once. */
async function* partsOf(
  op: StreamOperation,
  first: IteratorResult<StreamEvent<unknown> | null>,
  events: AsyncGenerator<StreamEvent<unknown> | null>,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<string> {
  yield ": open\n\n";
  let [sent, checked] = [performance.now(), performance.now()];
  for await (const event of begunWith(first, events)) {
    const now = performance.now();
    if (now - checked >= KEY_CHECK_MS) {
      if (!(await isAllowed())) return;
      checked = now;
    }
    if (event === null && now - sent < HEARTBEAT_MS) continue;
    yield event === null ? ": heartbeat\n\n" : textOf(op, event);
    sent = now;
  }
}

async function* begunWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** An id without data is no event to a client, which keeps it all the same. */
const textOf = (op: StreamOperation, { id, data }: StreamEvent<unknown>): string =>
  data === undefined ? `id: ${id}\n\n` : `id: ${id}\ndata: ${JSON.stringify(checkOutput(op, data))}\n\n`;

/**
 * Made part by part as it is read: a client that is slow makes the operation slow, and keeps nothing in memory. `close` is called
 * when it ends, whatever ends it.
 */
function asBody(
  parts: AsyncGenerator<string>,
  left: AbortController,
  { close, end }: { close: () => void; end: () => Promise<unknown> },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next();
          if (left.signal.aborted) return;
          if (!done) return controller.enqueue(encoder.encode(value));
          close();
          controller.close();
        } catch (error) {
          close();
          if (left.signal.aborted) return;
          logger("web").error({ err: error }, "a stream failed");
          controller.error(error);
        }
      },
      cancel: async () => {
        left.abort();
        close();
        // Of parts that were never asked for, the events have begun all the same.
        await Promise.all([parts.return(undefined), end()]);
      },
    },
    { highWaterMark: 0 },
  );
}
