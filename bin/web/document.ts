import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { API_BASE, answerApi } from "@/lib/api";

const PATH = new RegExp(`^${API_BASE}/openapi\\.json(?=[?#]|$)`);

const listener = getRequestListener(answerApi, {
  hostname: "localhost",
  overrideGlobalObjects: false,
  autoCleanupIncoming: false,
});

/** Answers with the OpenAPI document, which is kept compressed: Next removes `Content-Encoding`. False for other requests. */
export async function answerDocument(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!PATH.test(request.url ?? "")) return false;
  await listener(request, response);
  return true;
}
