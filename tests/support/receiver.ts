import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A delivery as it came. */
export interface Received {
  headers: Record<string, string>;
  body: string;
  path: string;
}

/** A receiver of webhooks over real HTTP on loopback. */
export interface Receiver {
  url: string;
  received: Received[];
  /** What the next deliveries are answered; the last one repeats. */
  answer: (...replies: { status: number; headers?: Record<string, string> }[]) => void;
  close: () => Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let replies: { status: number; headers?: Record<string, string> }[] = [{ status: 200 }];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ headers, body, path: request.url ?? "" });
    const [next = { status: 200 }, ...rest] = replies;
    if (rest.length > 0) replies = rest;
    response.writeHead(next.status, next.headers).end("thank you");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (...next) => {
      replies = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
