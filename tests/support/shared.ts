import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserServer, chromium } from "playwright-core";
import { launchOptions } from "./chromium";
import { type OwnService, ownPlace, type ServiceOptions, startService } from "./own-service";

/** Lets tests sign in from different addresses. */
const PROXIED = { KV_TRUSTED_PROXIES: "127.0.0.1" };

/** Pages of these origins may use the API. */
const CORS_ORIGINS = "https://app.example.org,http://localhost:5173";

/** The services of a run, by the names that tests ask for. Without a worker, nothing happens automatically. */
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
  /** Answers `GET /web`, `/worker` and `/chromium` to the processes of tests, and of a service `/web/output` and `/web/left`. */
  url: string;
  stop: () => Promise<void>;
}

/** A service without any file is kept for this time: it watches and schedules for its accounts, and none may use it again. */
const IDLE_MS = 15_000;

interface Running {
  service: Promise<OwnService>;
  /** How many files use it. */
  files: number;
  stop: () => Promise<void>;
  idle?: NodeJS.Timeout;
}

/** Serves what is shared, from the process of vitest itself. */
export async function startShared(serverUrl: string): Promise<Shared> {
  const services = new Map<string, Running>();
  const ending: Promise<void>[] = [];
  let browser: Promise<BrowserServer> | undefined;

  const runningAt = (path: string): Running => {
    const known = services.get(path);
    if (known) return known;
    const running = startOne(path, serverUrl);
    services.set(path, running);
    return running;
  };
  const join = (path: string): Promise<OwnService> => {
    const running = runningAt(path);
    running.files += 1;
    clearTimeout(running.idle);
    return running.service;
  };
  const leave = (path: string): void => {
    const running = runningAt(path);
    running.files -= 1;
    if (running.files > 0) return;
    running.idle = setTimeout(() => {
      services.delete(path);
      end(running);
    }, IDLE_MS);
  };
  const end = ({ idle, stop }: Running): void => {
    clearTimeout(idle);
    const ended = stop();
    ended.catch(() => {}); // reported at the end of the run
    ending.push(ended);
  };
  const answer = async (path: string): Promise<unknown> => {
    if (path === "/chromium") {
      browser ??= chromium.launchServer(launchOptions());
      return (await browser).wsEndpoint();
    }
    const [, name, what] = path.split("/");
    if (what === "output") return (await runningAt(`/${name}`).service).output();
    if (what === "left") return leave(`/${name}`);
    const { base, apiBase, dataDir, databaseUrl } = await join(path);
    return { base, apiBase, dataDir, databaseUrl };
  };

  const server = createServer((request, response) => {
    answer(request.url ?? "").then(
      (body = null) => response.end(JSON.stringify(body)),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await (await browser)?.close();
      for (const running of services.values()) end(running);
      await Promise.all(ending);
    },
  };
}

function startOne(path: string, serverUrl: string): Running {
  const options = SERVICES[path];
  if (!options) throw new Error(`No shared service has the name ${path}`);
  const starting = (async () => {
    const place = await ownPlace(serverUrl);
    return { place, service: await startService({ ...options, place }) };
  })();
  starting.catch(() => {}); // reported to each file that asks
  return {
    service: starting.then(({ service }) => service),
    files: 0,
    stop: async () => {
      const started = await starting.catch(() => undefined);
      await started?.service.stop();
      await started?.place.release();
    },
  };
}
