import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { acceptsJson, isForeign, nameOperation, readBody, toResponse, withAccount } from "@/lib/api";
import type { Context } from "@/lib/db";
import { connect, createServer } from "./server";

export const MCP_PATH = "/mcp";

/**
 * Model Context Protocol by Streamable HTTP, with the keys of the API. There are no sessions, so that any process can answer
 * any message: each is one POST with one reply, and there is no stream to open by GET.
 */
export async function answerMcp(request: Request): Promise<Response> {
  nameOperation(request, "mcp");
  const reply = await withAccount(request, async (ctx) => {
    if (isForeign(request)) return FOREIGN_ORIGIN;
    if (request.method !== "POST") return METHOD_NOT_ALLOWED;
    const reply = await answerMessage(ctx, request, await readBody(request));
    const headers = { "Content-Type": reply.headers.get("content-type") ?? "application/json" };
    // A notification is accepted without a body.
    return { status: reply.status, headers, body: (await reply.text()) || null };
  });
  return toResponse(reply);
}

/** As the protocol writes errors that answer no message. */
const errorOfNone = (message: string): string =>
  JSON.stringify({ jsonrpc: "2.0", error: { code: -32000, message }, id: null });

const METHOD_NOT_ALLOWED = {
  status: 405,
  headers: { Allow: "POST" },
  body: errorOfNone("Method not allowed: use POST"),
};

/** The protocol asks for this, so that no page of another site reaches a server on its visitor's machine by DNS rebinding. */
const FOREIGN_ORIGIN = {
  status: 403,
  headers: {},
  body: errorOfNone("Requests from pages of other sites are refused: see KV_CORS_ORIGINS"),
};

async function answerMessage(ctx: Context, request: Request, message: unknown): Promise<Response> {
  const server = createServer(ctx, { isReadOnly: ctx.access === "read" });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await connect(server, transport);
  try {
    return await transport.handleRequest(forTransport(request), { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** The transport wants both types to be named, although each reply is JSON; curl and simple clients send a wildcard, or none. */
function forTransport(request: Request): Request {
  if (!acceptsJson(request)) return request;
  const headers = new Headers(request.headers);
  headers.set("accept", "application/json, text/event-stream");
  return new Request(request.url, { method: request.method, headers });
}
