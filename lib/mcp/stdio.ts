import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { Context } from "@/lib/db";
import { connect, createServer, type ServerOptions } from "./server";

/** How long the calls that are open when the input ends may take, in ms. */
const DRAIN_MS = 10_000;

/** Serves an account by standard input and output until the client closes the input. What it has asked by then is answered. */
export async function serveStdio(ctx: Context, options: ServerOptions): Promise<void> {
  const server = createServer(ctx, options);
  const transport = new StdioServerTransport();
  const stopped = new Promise<void>((resolve) => {
    process.once("SIGTERM", resolve).once("SIGINT", resolve);
  });
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve).once("close", resolve);
  });
  await connect(server, transport);
  const answered = answersOf(transport);
  await Promise.race([stopped, ended.then(() => Promise.race([answered(), late()]))]);
  await server.close();
}

const late = () => new Promise<void>((resolve) => setTimeout(resolve, DRAIN_MS).unref());

/** Watches a transport that is connected; the function returned waits until all requests are answered or canceled. */
function answersOf(transport: Transport): () => Promise<void> {
  const open = new Set<unknown>();
  let settle = () => {};
  const close = (id: unknown) => {
    open.delete(id);
    if (open.size === 0) settle();
  };
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => {
    if ("method" in message && "id" in message) open.add(message.id);
    if ("method" in message && message.method === "notifications/cancelled") close(message.params?.requestId);
    onmessage?.(message, extra);
  };
  const send = transport.send.bind(transport);
  transport.send = async (message, sendOptions) => {
    await send(message, sendOptions);
    if (!("method" in message) && "id" in message) close(message.id);
  };
  return () =>
    new Promise((resolve) => {
      settle = resolve;
      if (open.size === 0) resolve();
    });
}
