/** The web process: dashboard and API. Start as many as you like against one database. */
import next from "next";
import { prepareInstallation } from "@/lib/accounts";
import { clientAddress, dropUntrustedWords, TrustedProxies } from "@/lib/core/client-address";
import { ending } from "@/lib/core/ending";
import { settleHost } from "@/lib/core/host";
import { START_PATIENCE, tellReady, tieToParent } from "@/lib/core/parent";
import { loadSecrets } from "@/lib/core/secrets";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";
import { leaveLastWords } from "@/lib/log/last-words";
import { keepLogs, logger } from "@/lib/log/log";
import { answerBeforeNext } from "./web/before-next";
import { countWhenDone } from "./web/count";
import { createWebServer } from "./web/server";

/** Grace period of active requests at shutdown. */
const GRACE_MS = 8_000;

const log = logger("web");
const { PORT, HOST, KV_DATA_DIR, KV_PUBLIC_URL, KV_TRUSTED_PROXIES, NODE_ENV } = env();
const proxies = new TrustedProxies(KV_TRUSTED_PROXIES);
keepLogs("web", KV_DATA_DIR);
leaveLastWords(log);

const opened = await openDatabase();
// The first process on a new database, or with a newer version, runs the migrations.
const databaseUrl = await prepareInstallation(opened.url, KV_DATA_DIR, START_PATIENCE);
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
  dropUntrustedWords(request.headers, peer, proxies);
  settleHost(request.headers, peer, hostRules);
  request.headers["x-kv-remote"] = clientAddress(
    peer,
    request.headers["x-forwarded-for"]?.toString(),
    proxies,
  );
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
  tellReady();
});

async function stop(): Promise<void> {
  ending().abort();
  const closed = new Promise((resolve) => server.close(resolve));
  // Connections become idle as their requests finish.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  await closed;
  await app.close();
  await opened.stop();
  process.exit(0);
}

tieToParent(stop);
