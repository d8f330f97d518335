/** A reply whose body is complete, still being made, or none. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

/** The bytes of a complete body. */
export const sizeOf = ({ body }: Reply): number | undefined =>
  body === null || body instanceof ReadableStream ? undefined : Buffer.byteLength(body);

/** The header with one more value. */
export const withValue = (headers: Reply["headers"], name: string, value: string): Reply["headers"] => ({
  ...headers,
  [name]: headers[name] === undefined ? value : `${headers[name]}, ${value}`,
});

/** The reply to HEAD: a body that is made while it is read is not begun, and what was opened for it is closed. */
export async function withoutStream(reply: Reply): Promise<Reply> {
  if (!(reply.body instanceof ReadableStream)) return reply;
  await reply.body.cancel();
  return { ...reply, body: null };
}

/** The bytes of a body, for the server around, which makes `Content-Length` of it: Next removes that. */
export const SIZE_HEADER = "x-kv-size";

/** The reply as a route handler of Next returns it. */
export function toResponse(reply: Reply): Response {
  const { status, headers, body } = reply;
  const size = sizeOf(reply);
  return new Response(body, {
    status,
    headers: size === undefined ? headers : { ...headers, [SIZE_HEADER]: String(size) },
  });
}
