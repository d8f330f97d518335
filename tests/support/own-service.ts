import { join } from "node:path";
import { ensureBuild } from "@/bin/supervise/build";
import { bundleOf } from "@/bin/supervise/bundle";
import { freePort } from "@/lib/db/embedded/server";
import { freshDatabase } from "./database";
import { Managed } from "./managed";
import { reachableRoom } from "./room";
import { root } from "./root";
import { Service } from "./service";

export interface ServiceOptions {
  /** Beside what every test service gets, or instead of it. */
  env?: Record<string, string>;
  /** Which process answers; that of the API starts in half the time, and has no pages. */
  process?: "web" | "api";
  /** Whether an API process runs beside the web process, and clients of the API ask it. */
  api?: boolean;
  /** Whether a worker runs, too. */
  worker?: boolean;
  /** Where it keeps its files and its rows, instead of a new place, which is removed in the end. */
  place?: Pick<Place, "dataDir" | "databaseUrl">;
  /** Another service, whose database and data directory this one shares. */
  beside?: Service;
}

/** With `KV_TEST_SERVER=api` every test of the API is one of the API process. */
const HAS_API = process.env.KV_TEST_SERVER === "api";

interface Place {
  dataDir: string;
  databaseUrl: string;
  release: () => Promise<void>;
}

/** A web process, perhaps a worker and an API process; each may be killed and started again. */
export class OwnService extends Service {
  constructor(
    base: string,
    private readonly place: Place,
    readonly web: Managed,
    readonly worker: Managed | undefined,
    private readonly apiProcess?: { base: string; process: Managed },
  ) {
    super({ base, apiBase: apiProcess?.base, dataDir: place.dataDir, databaseUrl: place.databaseUrl });
  }

  private get processes(): Managed[] {
    return [this.web, this.worker, this.apiProcess?.process].filter((each) => each !== undefined);
  }

  async output(): Promise<string> {
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
}

/** Starts a service on a free port and waits until it is ready. Stop it when the test file is done. */
export async function startService(options: ServiceOptions = {}): Promise<OwnService> {
  await ensureBuild(root, (line) => process.stderr.write(`${line}\n`));
  const given = options.place ?? options.beside;
  const place = given ? borrowed(given) : await ownPlace();
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
    KV_STRICT: "yes",
    ...options.env,
  };
  const worker = options.worker ? new Managed(bundleOf("worker"), env) : undefined;
  const web = new Managed(bundleOf(options.process ?? "web"), env);
  const api = (options.api ?? HAS_API) ? await apiProcess(env) : undefined;
  const service = new OwnService(urlAt(port), place, web, worker, api);
  try {
    await service.start();
    return service;
  } catch (error) {
    await service.kill();
    await service.remove();
    throw error;
  }
}

const urlAt = (port: number): string => `http://127.0.0.1:${port}`;

async function apiProcess(env: NodeJS.ProcessEnv): Promise<{ base: string; process: Managed }> {
  const port = await freePort();
  return { base: urlAt(port), process: new Managed(bundleOf("api"), { ...env, PORT: String(port) }) };
}

const borrowed = ({ dataDir, databaseUrl }: Pick<Place, "dataDir" | "databaseUrl">): Place => ({
  dataDir,
  databaseUrl,
  release: async () => {},
});

/** A data directory and a database for one service, on the given Postgres server or on that of the run. */
export async function ownPlace(serverUrl?: string): Promise<Place> {
  const room = reachableRoom("kv-service-");
  const database = await freshDatabase(serverUrl);
  const release = async () => {
    await database.drop();
    room.remove();
  };
  return { dataDir: join(room.path, "data"), databaseUrl: database.url, release };
}
