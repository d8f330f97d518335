import type { OperationSpec } from "@/lib/operation";
import { API_BASE } from "../request/base";
import { type Reply, withValue } from "./reply";

/**
 * Headers of a deprecated operation: since when (RFC 9745), until when it will work (RFC 8594), and where its
 * description says what to use instead.
 */
function deprecationHeaders({ deprecated }: Pick<OperationSpec, "deprecated">): Record<string, string> {
  if (!deprecated) return {};
  const { since, sunset, successor } = deprecated;
  return {
    Deprecation: `@${Date.parse(since) / 1_000}`,
    ...(sunset && { Sunset: new Date(sunset).toUTCString() }),
    ...(successor && { Link: `<${API_BASE}${successor}>; rel="successor-version"` }),
  };
}

/** Adds the headers of a deprecated operation to its reply, also to an error. */
export function markDeprecated(op: Pick<OperationSpec, "deprecated">, reply: Reply): Reply {
  if (!op.deprecated) return reply;
  const added = Object.entries(deprecationHeaders(op));
  return {
    ...reply,
    headers: added.reduce((headers, [name, value]) => withValue(headers, name, value), reply.headers),
  };
}
