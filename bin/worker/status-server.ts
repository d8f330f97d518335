import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { env } from "@/lib/env";
import { answerMonitoring, type ProcessCheck } from "@/lib/health";

/**
 * Serves `/healthz`, `/readyz` and `/metrics` of a worker process on `KV_WORKER_PORT`, as the web process does. Null when
 * no port is set.
 */
export async function startStatusServer(...own: ProcessCheck[]): Promise<Server | null> {
  const { KV_WORKER_PORT: port, KV_WORKER_HOST: host } = env();
  if (port === undefined) return null;
  const answer = (request: Request) =>
    answerMonitoring(request, own) ?? new Response("Not Found\n", { status: 404 });
  const server = createServer(
    getRequestListener(answer, { hostname: "localhost", overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  // Does not keep the process alive.
  server.unref();
  return server;
}
