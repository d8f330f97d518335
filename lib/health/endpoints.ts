import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { scrape } from "./metrics/scrape";
import { type ProcessCheck, readiness } from "./readiness/ready";

const NO_STORE = { "Cache-Control": "no-store" };

/** `GET /healthz`: alive, since this process answers. */
export const healthz = (): Response => Response.json({ status: "alive" }, { headers: NO_STORE });

/** `GET /readyz`: the database is there and current, the data directory takes writes. 503 with the reasons otherwise. */
export const readyz = (): Promise<Response> => readyWith([]);

/** `GET /metrics`: what Prometheus asks for, with the operator's token. */
export const metrics = (request: Request): Promise<Response> => scrape(request.headers.get("authorization"));

async function readyWith(own: readonly ProcessCheck[]): Promise<Response> {
  const found = await readiness(database(), env().KV_DATA_DIR, ...own);
  return Response.json(found, { status: found.ready ? 200 : 503, headers: NO_STORE });
}

/**
 * The reply of a process without Next to a request for one of these endpoints; null for other paths. `own` are checks that
 * only this process has.
 */
export function answerMonitoring(
  request: Request,
  own: readonly ProcessCheck[] = [],
): Response | Promise<Response> | null {
  const endpoints: Record<string, (request: Request) => Response | Promise<Response>> = {
    "/healthz": healthz,
    "/readyz": () => readyWith(own),
    "/metrics": metrics,
  };
  const endpoint = endpoints[new URL(request.url).pathname];
  if (!endpoint) return null;
  if (request.method === "GET" || request.method === "HEAD") return endpoint(request);
  return new Response("Method Not Allowed\n", { status: 405, headers: { Allow: "GET, HEAD" } });
}
