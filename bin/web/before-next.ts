import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BASE, rejectMethod, rejectTarget } from "@/lib/api";

/** The methods that a route handler of Next can export. */
const NEXT_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const WITHIN_API = new RegExp(`^${API_BASE}(?=[/?#]|$)`);

/**
 * Answers what Next would answer without our envelope, or as if something else had been asked: methods that no
 * route handler can have (TRACE, and the rarer ones), and targets that it redirects, tidies or stumbles over.
 * Returns false for all other requests.
 */
export async function answerBeforeNext(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  request.url = originForm(request.url ?? "/");
  const { method = "GET", url } = request;
  const isSound = isSoundTarget(url);
  if (!WITHIN_API.test(url)) {
    if (!isSound) response.writeHead(400, { "Content-Type": "text/plain" }).end("Bad Request\n");
    return !isSound;
  }
  // By it Next recognises its own pages' scripts, and redirects them.
  delete request.headers.rsc;
  if (NEXT_METHODS.has(method) && isSound) return false;
  const refusal = isSound
    ? await rejectMethod(asWebRequest(request, url), method)
    : await rejectTarget(asWebRequest(request, API_BASE), method, pathOf(url).slice(API_BASE.length));
  response.writeHead(refusal.status, Object.fromEntries(refusal.headers));
  response.end(await refusal.text());
  return true;
}

/** A proxy's form of the target names a host, which is not ours to redirect to (RFC 9112, section 3.2.2). */
const originForm = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

const pathOf = (url: string): string => url.replace(/[?#].*$/s, "");

/** Whether a path means what it says: whole encoding, no backslash, and no `//`, `.` or `..` to be tidied away. */
function isSoundTarget(url: string): boolean {
  const path = pathOf(url);
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return path.startsWith("/") && !/\\|\/(?=\/)|\/(?:\.|%2e){1,2}(?=\/|$)/i.test(path);
}

/** A web `Request` cannot bear TRACE; only its headers and its path matter to a refusal. */
function asWebRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(new URL(url, "http://localhost"), { headers });
}
