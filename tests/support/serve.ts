import { afterAll, beforeAll, inject } from "vitest";
import { z } from "zod";
import type { Api } from "./api";
import { type Coordinates, Service, type TestAccount } from "./service";

/** What the tests of a file share. */
export interface Serving<S extends Service = Service> {
  readonly service: S;
  readonly account: TestAccount;
  /** A client of `account`. */
  readonly api: Api;
}

/** The build that a first start makes takes a minute. */
const LIMIT_MS = 240_000;

/** One of the services that all files of a run share. */
class SharedService extends Service {
  constructor(
    private readonly name: string,
    coordinates: Coordinates,
  ) {
    super(coordinates);
  }

  output(): Promise<string> {
    return askShared(`/${this.name}/output`, z.string());
  }
}

const coordinates = z.object({
  base: z.string(),
  apiBase: z.string().optional(),
  dataDir: z.string(),
  databaseUrl: z.string(),
});

/** Asks the process of vitest for something that the files of a run share. Throws with what went wrong there. */
export async function askShared<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const reply = await fetch(inject("sharedUrl") + path);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return schema.parse(JSON.parse(text));
}

/**
 * A new account, for the tests of this file, on a service that other files use at the same time. With `worker` it
 * is one whose worker processes what comes in, and whose providers may have private addresses. What needs another
 * environment, or kills and restarts, takes `serveOwn`.
 */
export function serve({ worker = false }: { worker?: boolean } = {}): Serving {
  const name = worker ? "worker" : "web";
  return serving(
    async () => new SharedService(name, await askShared(`/${name}`, coordinates)),
    async (service) => {
      await service.db.close();
      await askShared(`/${name}/left`, z.null());
    },
  );
}

/** Starts something before the tests of this file, with an account on it, and ends it after them. */
export function serving<S extends Service>(
  start: () => Promise<S>,
  end: (service: S) => Promise<void>,
): Serving<S> {
  let started: { service: S; account: TestAccount } | undefined;
  beforeAll(async () => {
    const service = await start();
    started = { service, account: await service.account() };
  }, LIMIT_MS);
  afterAll(async () => {
    if (started) await end(started.service);
  });
  const now = () => {
    if (!started) throw new Error("The service is there within tests and hooks only");
    return started;
  };
  return {
    get service() {
      return now().service;
    },
    get account() {
      return now().account;
    },
    get api() {
      return now().account.api;
    },
  };
}
