/** The web process: dashboard and API. Start as many as you like against one database. */
import { createServer } from "node:http";
import next from "next";
import { logger } from "@/lib/core/log";
import { tellReady, tieToParent } from "@/lib/core/parent";
import { loadSecrets } from "@/lib/core/secrets";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";

const log = logger("web");
const { PORT, HOST, KV_DATA_DIR, KV_PUBLIC_URL, NODE_ENV } = env();

const opened = await openDatabase();
const secrets = await loadSecrets(KV_DATA_DIR);
// What Next's bundle reads: it shares this process's environment, not its modules.
process.env.DATABASE_URL = opened.url;
process.env.NEXTAUTH_SECRET = secrets.sessionSecret;
if (KV_PUBLIC_URL) process.env.NEXTAUTH_URL = KV_PUBLIC_URL;
else process.env.AUTH_TRUST_HOST = "true";

const app = next({ dev: NODE_ENV === "development", hostname: HOST, port: PORT });
const handle = app.getRequestHandler();
await app.prepare();

const server = createServer((request, response) => {
  // Only this process knows who called; what a client claims under this name is replaced.
  request.headers["x-kv-remote"] = request.socket.remoteAddress ?? "unknown";
  handle(request, response);
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  log.info({ host: HOST, port }, "listening");
  tellReady();
});

async function stop(): Promise<void> {
  server.closeIdleConnections();
  await new Promise((resolve) => server.close(resolve));
  await app.close();
  await opened.stop();
  process.exit(0);
}

tieToParent(stop);
