import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BASE } from "@/lib/api/request/base";
import { answer } from "./answer";

const PATH = new RegExp(`^${API_BASE}/openapi\\.json(?=[?#]|$)`);

/** Answers with the OpenAPI document, which is kept compressed: Next removes `Content-Encoding`. False for other requests. */
export async function answerDocument(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!PATH.test(request.url ?? "")) return false;
  const { answerApi } = await import("@/lib/api");
  await answer(request, response, answerApi);
  return true;
}
