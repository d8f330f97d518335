/** Of a reply, with what a model thinks: more than any model writes in the time that it has. */
const MAX_BYTES = 64 * 1024 * 1024;

/** `fetch` that ends a reply with an error once it is longer than any should be: it is read into memory. */
export const bounded =
  (send: typeof fetch, limit = MAX_BYTES): typeof fetch =>
  async (input, init) => {
    const reply = await send(input, init);
    if (!reply.body) return reply;
    const body = reply.body.pipeThrough(upTo(limit));
    return new Response(body, { status: reply.status, headers: [...reply.headers] });
  };

function upTo(limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes <= limit) controller.enqueue(chunk);
      else controller.error(new Error(`the reply has more than ${limit / 1024 / 1024} MiB`));
    },
  });
}
