import type { IncomingMessage, ServerResponse } from "node:http";
import { isServedOverTls } from "@/lib/core/public-address";

/** Where browsers use TLS, every reply requires it from then on (HSTS, RFC 6797). */
export function requireTls(
  request: IncomingMessage,
  response: ServerResponse,
  publicUrl: string | undefined,
): void {
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null };
  if (isServedOverTls(headers, publicUrl))
    response.setHeader("Strict-Transport-Security", "max-age=31536000");
}
