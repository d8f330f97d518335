import type { LiveHub } from "./hub";
import { throttle } from "./throttle";

/** Milliseconds. */
export interface StreamPace {
  /** Changes within this time are told as one. */
  between: number;
  /** A comment is sent so often, so that no proxy takes the stream for dead. */
  beat: number;
  /** So often it is checked whether the client is still signed in. */
  check: number;
  /** Then the client asks again. */
  lifetime: number;
}

/** For how long a stream is open. */
export interface StreamUntil {
  /** Aborted when the client is gone or the process ends. */
  signal: AbortSignal;
  /** Whether the client is still signed in; where it fails, that is assumed. */
  isSignedIn: () => Promise<boolean>;
}

const PACE: StreamPace = { between: 500, beat: 15_000, check: 5_000, lifetime: 600_000 };

/** A client that left so much unread takes nothing any more. */
const MOST_UNREAD = 20;

/**
 * Server-sent events that say `changed`, and no more, when a page of the account may have changed.
 */
export function eventStream(
  hub: LiveHub,
  accountId: string,
  { signal, isSignedIn }: StreamUntil,
  { between, beat, check, lifetime }: StreamPace = PACE,
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
      const signedIn = setInterval(() => {
        isSignedIn().then(
          (still) => still || end(),
          () => {},
        );
      }, check);
      const timeout = setTimeout(() => end(), lifetime);
      let unsubscribe = () => {};
      end = (close = true) => {
        if (!isOpen) return;
        isOpen = false;
        unsubscribe();
        changed.stop();
        clearInterval(heartbeat);
        clearInterval(signedIn);
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
