import type { ServerResponse } from "node:http";
import { SIZE_HEADER } from "@/lib/api/reply/reply";

/**
 * Sends the headers of a complete reply together with its body: Next sends them first, which takes another call of the system,
 * and wakes the client for a reply that it does not have yet.
 */
export function sendWhole(response: ServerResponse): void {
  const flush = response.flushHeaders.bind(response);
  response.flushHeaders = () => {
    if (!response.hasHeader(SIZE_HEADER)) flush();
  };
}
