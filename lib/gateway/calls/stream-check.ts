/** A server that was asked to stream answered at once, which is read in another way. */
export class NotStreamed extends Error {
  constructor() {
    super("The server does not stream its answers");
    this.name = "NotStreamed";
  }
}

/** Throws `NotStreamed` for an answer that should be a stream and is not. */
export const withStreamCheck =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const reply = await send(input, init);
    const isWanted = typeof init?.body === "string" && /"stream":\s*true/.test(init.body);
    if (!isWanted || !reply.ok || /event-stream/i.test(reply.headers.get("content-type") ?? "")) return reply;
    await reply.body?.cancel();
    throw new NotStreamed();
  };
