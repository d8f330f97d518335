import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BASE, CLIENT_LEFT, operationAt } from "@/lib/api";
import { countRequest } from "@/lib/health";

/** Pages of the service itself, which are told apart because machines ask for them all the time. */
const OWN = ["healthz", "readyz", "metrics"];

/** What a request is of: an operation of the API, or one of a few kinds. There is no other name for a path. */
function operationOf(method: string, url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  if (path === API_BASE || path.startsWith(`${API_BASE}/`)) return operationAt(method, path)?.id ?? "unknown";
  if (path.startsWith("/_next/")) return "static";
  const own = OWN.find((name) => path === `/${name}`);
  return own ?? (method === "GET" || method === "HEAD" ? "page" : "action");
}

/** Counts a request once its reply has ended, or its client has left. */
export function countWhenDone(request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  const { method = "GET", url = "/" } = request;
  response.once("close", () => {
    const isStream = String(response.getHeader("content-type")).startsWith("text/event-stream");
    countRequest({
      operation: operationOf(method, url),
      // A stream ends when its client leaves.
      status: response.writableFinished || isStream ? response.statusCode : CLIENT_LEFT,
      seconds: (performance.now() - begun) / 1000,
      isStream,
    });
  });
}
