/** A server that was asked to stream answered in one piece, which is read from here: it is paid already. */
export class NotStreamed extends Error {
  constructor(readonly reply: Response) {
    super("The server does not stream its answers");
    this.name = "NotStreamed";
  }
}

/** Throws `NotStreamed` for an answer that should be a stream and is JSON. */
export const withStreamCheck =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const reply = await send(input, init);
    const isWanted = typeof init?.body === "string" && /"stream":\s*true/.test(init.body);
    if (!isWanted || !reply.ok || /event-stream/i.test(reply.headers.get("content-type") ?? "")) return reply;
    // Not every server names the type of its stream, or of its JSON.
    const text = await reply.text();
    const copy = new Response(text, { status: reply.status, headers: [...reply.headers] });
    if (/^\s*(data|event|id|retry)?:/.test(text)) return copy;
    throw new NotStreamed(copy);
  };
