import { createServer, type Server } from "node:http";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { type ProcessCheck, readiness, scrape } from "@/lib/health";

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

const JSON_TYPE = { "Content-Type": "application/json", "Cache-Control": "no-store" };

/**
 * Serves `/healthz`, `/readyz` and `/metrics` of a worker process on `KV_WORKER_PORT`, as the web process does. Null when
 * no port is set.
 */
export async function startStatusServer(...own: ProcessCheck[]): Promise<Server | null> {
  const { KV_WORKER_PORT: port, KV_WORKER_HOST: host, KV_DATA_DIR: dataDir } = env();
  if (port === undefined) return null;
  const answers: Record<string, (authorization: string | null) => Promise<Answer>> = {
    "/healthz": async () => ({ status: 200, headers: JSON_TYPE, body: '{"status":"alive"}' }),
    "/readyz": async () => {
      const found = await readiness(database(), dataDir, ...own);
      return { status: found.ready ? 200 : 503, headers: JSON_TYPE, body: JSON.stringify(found) };
    },
    "/metrics": scrape,
  };
  const server = createServer(async (request, response) => {
    const answer = request.method === "GET" ? answers[request.url ?? ""] : undefined;
    const { status, headers, body } = (await answer?.(request.headers.authorization ?? null)) ?? {
      status: 404,
      body: "Not Found\n",
    };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  // Does not keep the process alive.
  server.unref();
  return server;
}
