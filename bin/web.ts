/** The web process: dashboard and API. Start as many as you like against one database. */
import next from "next";
import { prepareInstallation } from "@/lib/accounts";
import { clientAddress, dropUntrustedHeaders, TrustedProxies } from "@/lib/core/client-address";
import { normalizeHost } from "@/lib/core/host";
import { exitWithParent, STARTUP_TIMEOUT_MS, signalReady } from "@/lib/core/parent";
import { loadSecrets } from "@/lib/core/secrets";
import { shutdownController } from "@/lib/core/shutdown";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";
import { logger, writeLogFiles } from "@/lib/log/log";
import { logUncaughtErrors } from "@/lib/log/uncaught";
import { answerBeforeNext } from "./web/before-next";
import { countWhenDone } from "./web/count";
import { requireTls } from "./web/require-tls";
import { createWebServer } from "./web/server";

/** Grace period of active requests at shutdown. */
const GRACE_MS = 8_000;

const log = logger("web");
const { PORT, HOST, KV_DATA_DIR, KV_PUBLIC_URL, KV_TRUSTED_PROXIES, NODE_ENV } = env();
const proxies = new TrustedProxies(KV_TRUSTED_PROXIES);
writeLogFiles("web", KV_DATA_DIR);
logUncaughtErrors(log);

const opened = await openDatabase();
// The first process on a new database, or with a newer version, runs the migrations.
const { application: databaseUrl } = await prepareInstallation(opened.url, KV_DATA_DIR, STARTUP_TIMEOUT_MS);
// What Next's bundle reads: it shares this process's environment, not its modules.
process.env.DATABASE_URL = databaseUrl;
process.env.NEXTAUTH_SECRET = loadSecrets(KV_DATA_DIR).sessionSecret;
if (KV_PUBLIC_URL) process.env.NEXTAUTH_URL = KV_PUBLIC_URL;
else process.env.AUTH_TRUST_HOST = "true";

const app = next({ dev: NODE_ENV === "development", hostname: HOST, port: PORT });
const handle = app.getRequestHandler();
await app.prepare();

const hostRules = { proxies, publicUrl: KV_PUBLIC_URL, local: `${HOST}:${PORT}` };
const server = createWebServer(async (request, response) => {
  countWhenDone(request, response);
  // Only this process knows the client's address; a client's own header is replaced.
  const { remoteAddress: peer = "unknown" } = request.socket;
  dropUntrustedHeaders(request.headers, peer, proxies);
  normalizeHost(request.headers, peer, hostRules);
  request.headers["x-kv-remote"] = clientAddress(
    peer,
    request.headers["x-forwarded-for"]?.toString(),
    proxies,
  );
  requireTls(request, response, KV_PUBLIC_URL);
  if (!(await answerBeforeNext(request, response))) await handle(request, response);
});

server.on("error", (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === "EADDRINUSE" ? `Port ${PORT} is in use: choose another with PORT=…` : error.message;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  log.info({ host: HOST, port }, "listening");
  signalReady();
});

async function stop(): Promise<void> {
  shutdownController().abort();
  const closed = new Promise((resolve) => server.close(resolve));
  // Connections become idle as their requests finish.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  await closed;
  await app.close();
  await opened.stop();
  process.exit(0);
}

exitWithParent(stop);
