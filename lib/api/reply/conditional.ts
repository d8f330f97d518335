import { hash } from "node:crypto";
import type { ApiRequest } from "../request/request";
import { type Reply, SIZE_HEADER, withValue } from "./reply";

/**
 * The reply with an entity tag, and 304 without a body where the client has it already (RFC 9110, 13.1.2). A reply without
 * a tag gets a weak one, of its bytes; a stream has only what its handler gave it.
 */
export function conditional(request: ApiRequest, reply: Reply): Reply {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const { body, status } = reply;
  if (!isRead || status !== 200 || body === null) return reply;
  const tag = reply.headers.ETag ?? tagOf(body);
  if (tag === undefined) return reply;
  const headers: Reply["headers"] = { ...reply.headers, ETag: tag };
  if (!hasTag(request.headers.get("if-none-match"), tag)) return { ...reply, headers };
  if (body instanceof ReadableStream) void body.cancel();
  const { [SIZE_HEADER]: _size, ...kept } = headers;
  return { status: 304, headers: asCompressed(kept), body: null };
}

/** What compresses a reply says so in `Vary`, and does not see one without a body; a cache takes the header from either. */
const asCompressed = (headers: Reply["headers"]): Reply["headers"] =>
  /accept-encoding/i.test(headers.Vary ?? "") ? headers : withValue(headers, "Vary", "Accept-Encoding");

const tagOf = (body: NonNullable<Reply["body"]>): string | undefined =>
  body instanceof ReadableStream ? undefined : `W/"${hash("sha256", body).slice(0, 32)}"`;

function hasTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const tags = header.split(",").map((each) => each.trim());
  return tags.includes("*") || tags.some((each) => opaque(each) === opaque(tag));
}

/** Compared weakly. */
const opaque = (tag: string): string => tag.replace(/^W\//, "");
