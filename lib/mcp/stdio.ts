import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { Context } from "@/lib/db";
import { connect, createServer, type ServerOptions } from "./server";

/** Serves an account by standard input and output until the client closes the input. */
export async function serveStdio(ctx: Context, options: ServerOptions): Promise<void> {
  const server = createServer(ctx, options);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve).once("close", resolve);
    process.once("SIGTERM", resolve).once("SIGINT", resolve);
  });
  await connect(server, new StdioServerTransport());
  await ended;
  await server.close();
}
