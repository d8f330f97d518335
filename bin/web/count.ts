import type { IncomingMessage, ServerResponse } from "node:http";
import { CLIENT_LEFT, isOfApi, operationAt } from "@/lib/api";
import { countRequest } from "@/lib/health";

/** Monitoring endpoints, counted separately because they are polled. */
const OWN = ["healthz", "readyz", "metrics"];

/** An operation of the API, or one of a few kinds; never a path, to bound the number of labels. */
function operationOf(method: string, url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  if (isOfApi(path)) return operationAt(method, path)?.id ?? "unknown";
  if (path.startsWith("/_next/")) return "static";
  const own = OWN.find((name) => path === `/${name}`);
  return own ?? (method === "GET" || method === "HEAD" ? "page" : "action");
}

/** Counts a request once its reply has ended or its client has disconnected. */
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
