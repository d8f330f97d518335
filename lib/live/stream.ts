import type { LiveHub } from "./hub";
import { throttle } from "./throttle";

/** Milliseconds. */
export interface StreamTiming {
  /** Changes within this time are sent as one. */
  between: number;
  /** Interval of heartbeat comments, so that no proxy closes the stream. */
  beat: number;
  /** Interval of the check whether the client is still signed in. */
  check: number;
  /** After this the stream ends and the client reconnects. */
  lifetime: number;
}

/** When a stream begins, and what ends it. */
export interface StreamLifetime {
  /** Aborted when the client disconnects or the process shuts down. */
  signal: AbortSignal;
  /** Whether the client is still signed in; assumed when the check fails. */
  isSignedIn: () => Promise<boolean>;
  /** The hub's mark from before the page was rendered; a later change is sent at once. */
  since?: string | undefined;
}

const TIMING: StreamTiming = { between: 500, beat: 15_000, check: 5_000, lifetime: 600_000 };

/** A client with more unread events is disconnected. */
const MAX_UNREAD = 20;

/** Server-sent events with the data `changed` when pages of the account may have changed. */
export function eventStream(
  hub: LiveHub,
  accountId: string,
  { signal, isSignedIn, since }: StreamLifetime,
  { between, beat, check, lifetime }: StreamTiming = TIMING,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = (_close?: boolean) => {};
  return new ReadableStream({
    start(controller) {
      let isOpen = true;
      const send = (text: string) => {
        if (!isOpen) return;
        controller.enqueue(encoder.encode(`${text}\n\n`));
        if ((controller.desiredSize ?? 0) < -MAX_UNREAD) end();
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
      const left = () => end();
      end = (close = true) => {
        if (!isOpen) return;
        isOpen = false;
        // Else the shutdown signal would keep each stream that ended before.
        signal.removeEventListener("abort", left);
        unsubscribe();
        changed.stop();
        clearInterval(heartbeat);
        clearInterval(signedIn);
        clearTimeout(timeout);
        if (close) controller.close();
      };
      send(": open");
      unsubscribe = hub.subscribe(accountId, changed.call);
      if (since !== undefined && since !== hub.mark(accountId)) changed.call();
      signal.addEventListener("abort", left);
      if (signal.aborted) end();
    },
    // The stream is closed already; only timers and the subscription are left to end.
    cancel: () => end(false),
  });
}
