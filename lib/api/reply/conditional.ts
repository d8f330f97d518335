import { hash } from "node:crypto";
import type { ApiRequest } from "../request/request";
import type { Reply } from "./reply";

/**
 * The reply with an entity tag, and 304 without a body where the client has it already (RFC 9110, 13.1.2). A reply without
 * a tag gets a weak one, of its bytes; streams have none.
 */
export function conditional(request: ApiRequest, reply: Reply): Reply {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const { body, status } = reply;
  if (!isRead || status !== 200 || body === null || body instanceof ReadableStream) return reply;
  const tag = reply.headers.ETag ?? `W/"${hash("sha256", body).slice(0, 32)}"`;
  const headers = { ...reply.headers, ETag: tag };
  return hasTag(request.headers.get("if-none-match"), tag)
    ? { status: 304, headers, body: null }
    : { ...reply, headers };
}

function hasTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const tags = header.split(",").map((each) => each.trim());
  return tags.includes("*") || tags.some((each) => opaque(each) === opaque(tag));
}

/** Compared weakly. */
const opaque = (tag: string): string => tag.replace(/^W\//, "");
