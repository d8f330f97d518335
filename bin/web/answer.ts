import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { type Reply, sizeOf, withoutStream } from "@/lib/api/reply/reply";
import type { ApiRequest } from "@/lib/api/request/request";
import { logger } from "@/lib/log";

/** Answers a request of the API without a web `Request` and `Response`, whose making costs more than most operations. */
export async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  handle: (request: ApiRequest) => Promise<Reply>,
): Promise<void> {
  try {
    await send(incoming, response, await handle(new NodeRequest(incoming, response)));
  } catch (error) {
    logger("web").error({ err: error }, "a reply could not be sent");
    response.destroy();
  }
}

/** A request as Node has received it. What few ask for is made when it is asked for. */
export class NodeRequest implements ApiRequest {
  readonly headers: ApiRequest["headers"];
  private aborted: AbortController | undefined;

  constructor(
    private readonly incoming: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly target = incoming.url ?? "/",
  ) {
    const { headers } = incoming;
    const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null;
    this.headers = { get, has: (name) => get(name) !== null };
  }

  get method(): string {
    return this.incoming.method ?? "GET";
  }

  get url(): string {
    return `http://localhost${this.target}`;
  }

  get body(): AsyncIterable<Uint8Array> | null {
    const { incoming, method } = this;
    // Destroyed, it would take the connection with it, and the reply to a body that is refused.
    return method === "GET" || method === "HEAD" ? null : incoming.iterator({ destroyOnReturn: false });
  }

  /** Aborted when the client leaves before it has the reply. */
  get signal(): AbortSignal {
    if (this.aborted) return this.aborted.signal;
    const controller = new AbortController();
    this.aborted = controller;
    const { response } = this;
    const leave = () => {
      if (!response.writableFinished) controller.abort();
    };
    if (response.destroyed) leave();
    else response.once("close", leave);
    return controller.signal;
  }
}

async function send(incoming: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const { status, headers, body } = incoming.method === "HEAD" ? await withoutStream(reply) : reply;
  const size = sizeOf(reply);
  response.writeHead(status, size === undefined ? headers : { ...headers, "Content-Length": size });
  if (!(body instanceof ReadableStream)) response.end(body ?? undefined);
  // A client that leaves ends it, and what was being made.
  else await pipeline(Readable.fromWeb(body as WebStream<Uint8Array>), response).catch(() => {});
  // The rest of a body that was refused: a closed connection would keep the reply from its client.
  if (!incoming.complete) incoming.resume();
}
