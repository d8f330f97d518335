import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { until } from "@/tests/support/until";
import type { LiveHub } from "./hub";
import { eventStream } from "./stream";

const PACE = { between: 50, beat: 10_000, check: 10_000, lifetime: 10_000 };

/** A stream, the hub's side of it, and what has come out of it. */
function open(pace = {}, isSignedIn = async () => true, since?: string) {
  let notify = () => {};
  let left = 0;
  const hub = {
    subscribe: (_: string, changed: () => void) => {
      notify = changed;
      return () => {
        left += 1;
      };
    },
    mark: () => "now",
  } as Pick<LiveHub, "subscribe" | "mark"> as LiveHub;
  const gone = new AbortController();
  const stream = eventStream(hub, "a", { signal: gone.signal, isSignedIn, since }, { ...PACE, ...pace });
  return {
    stream,
    gone,
    changed: () => notify(),
    end: () => gone.abort(),
    left: () => left,
  };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** Reads a stream as it comes. */
function reader(stream: ReadableStream<Uint8Array>) {
  let text = "";
  const decoder = new TextDecoder();
  const readAll = async () => {
    for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
    return text;
  };
  return { all: readAll(), soFar: () => text };
}

const eventsIn = (text: string) => text.split("data: changed\n\n").length - 1;

describe("the stream", () => {
  it("removes its listeners from the signal when its time is over", async () => {
    const { stream, gone } = open({ lifetime: 20 });
    await textOf(stream);
    expect(getEventListeners(gone.signal, "abort")).toEqual([]);
  });

  it("sends the first change at once, and those that follow as one", async () => {
    const { stream, changed, end } = open();
    const read = reader(stream);
    for (let n = 0; n < 30; n += 1) changed();
    await until("both came", () => eventsIn(read.soFar()) === 2);
    // Had one more been due, it would come before that of this change.
    changed();
    await until("the next came", () => eventsIn(read.soFar()) >= 3);
    end();
    expect(await read.all).toBe(`: open\n\n${"data: changed\n\n".repeat(3)}`);
  });

  it.each([
    ["before", 2],
    ["now", 1],
    [undefined, 1],
  ])("that begins where the changes are, since %s, sends %s", async (since, count) => {
    const { stream, changed, end } = open({}, undefined, since);
    const read = reader(stream);
    changed();
    await until("it came", () => eventsIn(read.soFar()) >= count);
    end();
    expect(eventsIn(await read.all)).toBe(count);
  });

  it("reports a later change again", async () => {
    const { stream, changed, end } = open();
    const read = reader(stream);
    changed();
    await until("the first came", () => eventsIn(read.soFar()) === 1);
    changed();
    await until("the second came", () => eventsIn(read.soFar()) === 2);
    end();
    expect(eventsIn(await read.all)).toBe(2);
  });

  it("sends comments while nothing happens, and ends after its time", async () => {
    const { stream, left } = open({ beat: 30, lifetime: 200 });
    expect(await textOf(stream)).toMatch(/^: open\n\n(: beat\n\n){3,7}$/);
    expect(left()).toBe(1);
  });

  it("unsubscribes once when the client disconnects", async () => {
    const { stream, gone, left, changed } = open();
    const text = textOf(stream);
    gone.abort();
    changed();
    expect([await text, left()]).toEqual([": open\n\n", 1]);
    const other = open();
    await other.stream.cancel();
    expect(other.left()).toBe(1);
  });

  it("ends once the client is signed out, and outlasts a check that fails", async () => {
    let checks = 0;
    const { stream, left } = open({ check: 20 }, async () => {
      checks += 1;
      if (checks === 1) throw new Error("the database is away");
      return checks < 3;
    });
    expect(await textOf(stream)).toBe(": open\n\n");
    expect([checks, left()]).toEqual([3, 1]);
  });

  it("gives up a client that reads nothing", async () => {
    const { changed, left } = open({ between: 1 });
    await until("it has left", () => {
      changed();
      return left() === 1;
    });
  });
});
