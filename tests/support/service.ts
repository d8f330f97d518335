import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { ensureBuild } from "@/bin/supervise/build";
import { bundleOf } from "@/bin/supervise/bundle";
import { createAccount, createApiKey } from "@/lib/accounts";
import { type Context, Database } from "@/lib/db";
import { Api } from "./api";
import { freshDatabase } from "./database";
import { Managed } from "./managed";
import { root } from "./processes";
import { reachableRoom } from "./room";
import { contextFor } from "./vault";

export interface ServiceOptions {
  /** Beside what every test service gets, or instead of it. */
  env?: Record<string, string>;
  /** Whether a worker runs, too. */
  worker?: boolean;
  /** Where it keeps its files and its rows, instead of a place of its own, which is removed in the end. */
  place?: { dataDir: string; databaseUrl: string };
  /** Another service, whose database and data directory this one shares. */
  beside?: Service;
}

/** An account that a test made. */
export interface TestAccount {
  id: string;
  email: string;
  password: string;
  vaultDir: string;
  /** For calling verbs in the test's own process. */
  ctx: Context;
  /** A client with a key of this account. */
  api: Api;
  newKey: (name?: string) => Promise<{ id: string; key: string }>;
}

interface Place {
  dataDir: string;
  databaseUrl: string;
  release: () => Promise<void>;
}

/** The service under test: a web process and perhaps a worker, which may be killed and started again. */
export class Service {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The database as the application sees it, for verbs in the test's own process. */
  readonly db: Database;

  constructor(
    readonly base: string,
    private readonly place: Place,
    readonly web: Managed,
    readonly worker: Managed | undefined,
  ) {
    this.dataDir = place.dataDir;
    this.databaseUrl = place.databaseUrl;
    this.db = new Database(place.databaseUrl, 8);
  }

  private get processes(): Managed[] {
    return this.worker ? [this.web, this.worker] : [this.web];
  }

  /** What the processes have written so far. */
  output(): string {
    return this.processes.map((each) => each.output).join("");
  }

  async start(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.start()));
  }

  /** As `kill -9` does, all at once. */
  async kill(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.end("SIGKILL")));
  }

  /** Ends what runs, and starts it again at the same address. */
  async restart(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.end("SIGTERM")));
    await this.start();
  }

  /** Ends everything as Ctrl-C does, and removes what it kept. */
  async stop(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.end("SIGTERM")));
    await this.remove();
  }

  async remove(): Promise<void> {
    await this.db.close();
    await this.place.release();
  }

  /** A client that bears `key`, or no key. */
  client(key?: string): Api {
    return new Api(this.base, key);
  }

  /** A new account with a first key; its vault is a new one, or the directory given. */
  async account(options: { vaultDir?: string } = {}): Promise<TestAccount> {
    const email = `${randomBytes(6).toString("hex")}@example.org`;
    const password = randomBytes(12).toString("hex");
    const rules = { signup: "closed", dataDir: this.dataDir, byOperator: true } as const;
    const { accountId: id, vaultDir } = await createAccount(this.db, { email, password, ...options }, rules);
    const ctx = contextFor(this.db, { id, vaultDir });
    const newKey = (name = "test") => createApiKey(ctx, { name });
    const { key } = await newKey();
    return { id, email, password, vaultDir, ctx, api: this.client(key), newKey };
  }
}

/** Starts the service on a free port and waits until it is ready. Stop it when the test file is done. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  await ensureBuild(root, (line) => process.stderr.write(`${line}\n`));
  const given = options.place ?? options.beside;
  const place = given ? shared(given) : await ownPlace();
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: place.databaseUrl,
    KV_DATA_DIR: place.dataDir,
    KV_LOG_LEVEL: "info",
    KV_RATE_LIMIT: "1000000",
    ...options.env,
  };
  const worker = options.worker ? new Managed(bundleOf("worker"), env) : undefined;
  const service = new Service(`http://127.0.0.1:${port}`, place, new Managed(bundleOf("web"), env), worker);
  try {
    await service.start();
    return service;
  } catch (error) {
    await service.kill();
    await service.remove();
    throw error;
  }
}

const shared = ({ dataDir, databaseUrl }: Pick<Place, "dataDir" | "databaseUrl">): Place => ({
  dataDir,
  databaseUrl,
  release: async () => {},
});

async function ownPlace(): Promise<Place> {
  const room = reachableRoom("kv-service-");
  const database = await freshDatabase();
  const release = async () => {
    await database.drop();
    room.remove();
  };
  return { dataDir: join(room.path, "data"), databaseUrl: database.url, release };
}

/** A port that stays the same when the service starts again. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("a listening server has an address");
  return address.port;
}
