import { registry } from "@/lib/core/metrics";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { installationMetrics } from "./installation";
import { hasToken } from "./token";

/** A reply, whatever sends it. */
export interface Scrape {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const plain = (status: number, body: string, more: Record<string, string> = {}): Scrape => ({
  status,
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...more },
  body,
});

/** What `GET /metrics` answers: nothing is there unless the operator set a token. */
export async function scrape(authorization: string | null): Promise<Scrape> {
  const { KV_METRICS_TOKEN: token } = env();
  if (token === undefined) return plain(404, "There are no metrics: set KV_METRICS_TOKEN to have them.\n");
  if (!hasToken(authorization, token)) {
    return plain(401, "Send the metrics token: Authorization: Bearer …\n", { "WWW-Authenticate": "Bearer" });
  }
  const texts = [await registry().metrics(), await installationMetrics(database())];
  return plain(200, texts.join("\n"), { "Content-Type": registry().contentType });
}
