import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BASE, refuse } from "@/lib/api";

/** The methods that a route handler of Next can export. */
const NEXT_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Answers requests to the API that Next would answer without our envelope: methods that no route handler
 * can have (TRACE, and the rarer ones). Returns false for all others.
 */
export async function answerBeforeNext(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method = "GET", url = "/" } = request;
  if (NEXT_METHODS.has(method) || !url.startsWith(API_BASE)) return false;
  const refusal = await refuse(asWebRequest(request, url), method);
  response.writeHead(refusal.status, Object.fromEntries(refusal.headers));
  response.end(await refusal.text());
  return true;
}

/** A web `Request` cannot bear TRACE; only its headers and its path matter to the refusal. */
function asWebRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(new URL(url, "http://localhost"), { headers });
}
