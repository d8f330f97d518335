import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserServer, chromium } from "playwright-core";
import { launchOptions } from "./chromium";
import { type OwnService, ownPlace, type ServiceOptions, startService } from "./own-service";

/** Lets tests sign in from addresses of their own. */
const PROXIED = { KV_TRUSTED_PROXIES: "127.0.0.1" };

/** Pages of these origins may use the API. */
const CORS_ORIGINS = "https://app.example.org,http://localhost:5173";

/** The services of a run, by the names that tests ask for. Without a worker, nothing happens by itself. */
const SERVICES: Record<string, ServiceOptions> = {
  "/web": { env: { ...PROXIED, KV_CORS_ORIGINS: CORS_ORIGINS } },
  "/worker": {
    worker: true,
    env: {
      ...PROXIED,
      KV_ALLOW_PRIVATE_PROVIDERS: "yes",
      KV_ALLOW_PRIVATE_WEBHOOKS: "yes",
      KV_ALLOW_PRIVATE_MAILBOXES: "yes",
      // No secret is in the log even where it says most.
      KV_LOG_LEVEL: "trace",
    },
  },
};

/** What the files of a run share: each part starts when the first file asks for it. */
export interface Shared {
  /** Answers `GET /web`, `/worker`, `/web/output`, `/worker/output` and `/chromium` to the processes of tests. */
  url: string;
  stop: () => Promise<void>;
}

/** Serves what is shared, from the process of vitest itself. */
export async function startShared(serverUrl: string): Promise<Shared> {
  const services = new Map<string, Promise<OwnService>>();
  const stops: (() => Promise<void>)[] = [];
  let browser: Promise<BrowserServer> | undefined;

  const serviceAt = (path: string): Promise<OwnService> => {
    const known = services.get(path);
    if (known) return known;
    const started = startOne(path, serverUrl, stops);
    services.set(path, started);
    return started;
  };
  const answer = async (path: string): Promise<unknown> => {
    if (path === "/chromium") {
      browser ??= chromium.launchServer(launchOptions());
      return (await browser).wsEndpoint();
    }
    if (path.endsWith("/output")) return (await serviceAt(path.replace(/\/output$/, ""))).output();
    const { base, apiBase, dataDir, databaseUrl } = await serviceAt(path);
    return { base, apiBase, dataDir, databaseUrl };
  };

  const server = createServer((request, response) => {
    answer(request.url ?? "").then(
      (body) => response.end(JSON.stringify(body)),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await (await browser)?.close();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

async function startOne(
  path: string,
  serverUrl: string,
  stops: (() => Promise<void>)[],
): Promise<OwnService> {
  const options = SERVICES[path];
  if (!options) throw new Error(`No shared service has the name ${path}`);
  const place = await ownPlace(serverUrl);
  const service = await startService({ ...options, place });
  stops.push(async () => {
    await service.stop();
    await place.release();
  });
  return service;
}
