import type { IncomingMessage, ServerResponse } from "node:http";
import { isOfApi } from "@/lib/api/request/base";
import { CLIENT_LEFT } from "@/lib/api/request/client-left";
import { operationCalled } from "@/lib/health/metrics/operations";
import { countRequest } from "@/lib/health/metrics/requests";

/** Monitoring endpoints, counted separately because they are polled. */
const OWN = ["healthz", "readyz", "metrics"];

/** An operation of the API, or one of a few kinds; never a path, to bound the number of labels. */
function kindOf(method: string, url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  if (isOfApi(path)) return operationCalled(method, path) ?? "unknown";
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
      operation: kindOf(method, url),
      // A stream ends when its client leaves.
      status: response.writableFinished || isStream ? response.statusCode : CLIENT_LEFT,
      seconds: (performance.now() - begun) / 1000,
      isStream,
    });
  });
}
