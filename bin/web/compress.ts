import type { ServerResponse } from "node:http";
import compression from "compression";
import { SIZE_HEADER } from "@/lib/api/reply/reply";

/**
 * Compresses replies of more than 1 kB by brotli or gzip, as the client accepts; others get the length that is known. Event
 * streams would be held back, and a part of a file is that of its bytes.
 */
export const compress = compression({
  filter: (request, response) => {
    const [type, size] = [headerOf(response, "Content-Type"), headerOf(response, SIZE_HEADER)];
    response.removeHeader(SIZE_HEADER);
    // Removed again by the middleware where it compresses.
    if (size !== "" && !response.hasHeader("Transfer-Encoding")) response.setHeader("Content-Length", size);
    if (type.startsWith("text/event-stream") || response.hasHeader("Content-Range")) return false;
    // Next gives the headers of routes as lists, which the middleware does not know.
    if (type !== "") response.setHeader("Content-Type", type);
    return compression.filter(request, response);
  },
});

const headerOf = (response: ServerResponse, name: string): string => String(response.getHeader(name) ?? "");
