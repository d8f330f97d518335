import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { scrape } from "./metrics/scrape";
import { readiness } from "./readiness/ready";

/** `GET /healthz`: alive, since this process answers. */
export const healthz = (): Response => Response.json({ status: "alive" });

/** `GET /readyz`: the database is there and current, the data directory takes writes. 503 with the reasons otherwise. */
export async function readyz(): Promise<Response> {
  const found = await readiness(database(), env().KV_DATA_DIR);
  return Response.json(found, { status: found.ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}

/** `GET /metrics`: what Prometheus asks for, with the operator's token. */
export async function metrics(request: Request): Promise<Response> {
  const { status, headers, body } = await scrape(request.headers.get("authorization"));
  return new Response(body, { status, headers });
}
