import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BASE, isOfApi } from "@/lib/api/request/base";
import { isUtf8Escaped } from "@/lib/api/request/encoding";
import { answer, NodeRequest } from "./answer";

/** The methods that a route handler of Next can export. */
const NEXT_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Who takes `/mcp` for an operation of the API looks for it there. */
const MCP_OF_API = new RegExp(`^${API_BASE}/mcp(?=[?#]|$)`);

/**
 * Answers requests that a router would answer without the error envelope, or for another path: methods that a web
 * `Request` or a route handler of Next cannot have (such as TRACE), targets that are redirected, normalized or
 * failed on, and queries of which a part is lost. Returns false for others.
 */
export async function answerUnroutable(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  request.url = originForm(request.url ?? "/").replace(MCP_OF_API, "/mcp");
  const { method = "GET", url } = request;
  const isSound = isSoundPath(url) && isUtf8Escaped(url);
  if (!isOfApi(url)) {
    if (!isSound) response.writeHead(400, { "Content-Type": "text/plain" }).end("Bad Request\n");
    return !isSound;
  }
  // Next redirects requests with this header.
  delete request.headers.rsc;
  const isRoutable = NEXT_METHODS.has(method) && isSound;
  if (isRoutable && !isQueryLost(url)) return false;
  const { answerApi, rejectMethod, rejectTarget } = await import("@/lib/api");
  if (isRoutable) {
    await answer(request, response, answerApi);
    return true;
  }
  await answer(request, response, () =>
    isSound
      ? rejectMethod(new NodeRequest(request, response), method)
      : rejectTarget(new NodeRequest(request, response, API_BASE), method, url.slice(API_BASE.length)),
  );
  return true;
}

/** The absolute form of a target names a host, which must not become a redirect (RFC 9112, section 3.2.2). */
const originForm = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

const pathOf = (url: string): string => url.replace(/[?#].*$/s, "");

/** Next leaves out a parameter of this name, which is unknown like any other. */
const isQueryLost = (url: string): boolean => {
  const query = url.indexOf("?");
  return query >= 0 && new URLSearchParams(url.slice(query)).has("__proto__");
};

/** Whether a path is normalized: valid encoding, no backslash, no `//`, `.` or `..`. */
function isSoundPath(url: string): boolean {
  const path = pathOf(url);
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return path.startsWith("/") && !/\\|\/(?=\/)|\/(?:\.|%2e){1,2}(?=\/|$)/i.test(path);
}
