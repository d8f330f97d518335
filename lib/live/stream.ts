import type { LiveHub } from "./hub";
import { throttle } from "./throttle";

/** Milliseconds. */
export interface StreamPace {
  /** Changes within this time are told as one. */
  between: number;
  /** A comment is sent so often, so that no proxy takes the stream for dead. */
  beat: number;
  /** Then the client asks again, and must still be signed in. */
  lifetime: number;
}

const PACE: StreamPace = { between: 500, beat: 15_000, lifetime: 600_000 };

/** A client that left so much unread takes nothing any more. */
const MOST_UNREAD = 20;

/**
 * Server-sent events that say `changed`, and no more, when a page of the account may have changed. Ends with
 * `signal`: the client is gone, or the process ends.
 */
export function eventStream(
  hub: LiveHub,
  accountId: string,
  signal: AbortSignal,
  { between, beat, lifetime }: StreamPace = PACE,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = (_close?: boolean) => {};
  return new ReadableStream({
    start(controller) {
      let isOpen = true;
      const send = (text: string) => {
        if (!isOpen) return;
        controller.enqueue(encoder.encode(`${text}\n\n`));
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) end();
      };
      const changed = throttle(() => send("data: changed"), between);
      const heartbeat = setInterval(() => send(": beat"), beat);
      const timeout = setTimeout(() => end(), lifetime);
      let unsubscribe = () => {};
      end = (close = true) => {
        if (!isOpen) return;
        isOpen = false;
        unsubscribe();
        changed.stop();
        clearInterval(heartbeat);
        clearTimeout(timeout);
        if (close) controller.close();
      };
      send(": open");
      unsubscribe = hub.subscribe(accountId, changed.call);
      signal.addEventListener("abort", () => end(), { once: true });
      if (signal.aborted) end();
    },
    // It is closed by then: only what stands behind it is to be ended.
    cancel: () => end(false),
  });
}
