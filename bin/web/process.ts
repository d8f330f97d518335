import type { RequestListener } from "node:http";
import { prepareInstallation } from "@/lib/accounts";
import { clientAddress, dropUntrustedHeaders, TrustedProxies } from "@/lib/core/client-address";
import { normalizeHost } from "@/lib/core/host";
import { exitWithParent, STARTUP_TIMEOUT_MS, signalReady } from "@/lib/core/parent";
import { finishBeforeClose, shutdownController } from "@/lib/core/shutdown";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";
import type { LogService } from "@/lib/log";
import { warnOfFewFiles } from "@/lib/log/few-files";
import { logger, writeLogFiles } from "@/lib/log/log";
import { logUncaughtErrors } from "@/lib/log/uncaught";
import { compress } from "./compress";
import { countWhenDone } from "./count";
import { requireTls } from "./require-tls";
import { createWebServer } from "./server";
import { sendWhole } from "./whole";

/** Grace period of active requests at shutdown. */
const GRACE_MS = 8_000;

/**
 * Opens the log, under the name of the service, and the database, and sets `DATABASE_URL`. Returns the URL of the
 * application's login, and the function that closes the database.
 */
export async function openProcess(
  service: LogService,
): Promise<{ databaseUrl: string; closeDatabase: () => Promise<void> }> {
  const { KV_DATA_DIR } = env();
  writeLogFiles(service, KV_DATA_DIR);
  logUncaughtErrors(logger(service));
  warnOfFewFiles(logger(service));
  const opened = await openDatabase();
  // The first process on a new database, or with a newer version, runs the migrations.
  const { application } = await prepareInstallation(opened.url, KV_DATA_DIR, STARTUP_TIMEOUT_MS);
  process.env.DATABASE_URL = application;
  return { databaseUrl: application, closeDatabase: () => opened.stop() };
}

/**
 * Serves HTTP until this process is to end, then calls `close`. The listener gets requests whose headers are those of
 * trusted proxies, with the client's address in `x-kv-remote`; each is counted once it is answered.
 */
export function serveUntilEnd(listener: RequestListener, close: () => Promise<void>): void {
  const { PORT, HOST, KV_PUBLIC_URL, KV_TRUSTED_PROXIES } = env();
  const proxies = new TrustedProxies(KV_TRUSTED_PROXIES);
  const hostRules = { proxies, publicUrl: KV_PUBLIC_URL, local: `${HOST}:${PORT}` };

  const server = createWebServer((request, response) => {
    countWhenDone(request, response);
    // Only this process knows the client's address; a client's own header is replaced.
    const { remoteAddress: peer = "unknown" } = request.socket;
    dropUntrustedHeaders(request.headers, peer, proxies);
    normalizeHost(request.headers, peer, hostRules);
    const forwarded = request.headers["x-forwarded-for"]?.toString();
    request.headers["x-kv-remote"] = clientAddress(peer, forwarded, proxies);
    requireTls(request, response, KV_PUBLIC_URL);
    sendWhole(response);
    compress(request, response, () => listener(request, response));
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
    logger().info({ host: HOST, port }, "listening");
    signalReady();
  });

  exitWithParent(async () => {
    shutdownController().abort();
    const closed = new Promise((resolve) => server.close(resolve));
    // Connections become idle as their requests finish.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    await closed;
    await finishBeforeClose();
    await close();
    process.exit(0);
  });
}
