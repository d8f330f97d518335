import { registry } from "@/lib/core/metrics";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { installationMetrics } from "./installation";
import { hasToken } from "./token";

const plain = (status: number, body: string, more: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...more },
  });

/** The reply of `GET /metrics`: 404 unless the operator set a token. */
export async function scrape(authorization: string | null): Promise<Response> {
  const { KV_METRICS_TOKEN: token } = env();
  if (token === undefined) return plain(404, "Metrics are disabled: set KV_METRICS_TOKEN to enable them.\n");
  if (!hasToken(authorization, token)) {
    return plain(401, "Send the metrics token: Authorization: Bearer …\n", { "WWW-Authenticate": "Bearer" });
  }
  const texts = [await registry().metrics(), await installationMetrics(database())];
  return plain(200, texts.join("\n"), { "Content-Type": registry().contentType });
}
