import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { ensureBuild } from "@/bin/supervise/build";
import { createAccount, type NewAccount } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { logger } from "@/lib/core/log";
import { type Context, Database } from "@/lib/db";
import { freshDatabase } from "./database";
import { type Running, root, runNode } from "./processes";
import { reachableRoom } from "./room";

/** The service under test: its own processes, database and data directory. */
export interface Served {
  /** `http://127.0.0.1:41234`, without a slash at the end. */
  base: string;
  dataDir: string;
  databaseUrl: string;
  web: Running;
  worker: Running | undefined;
  stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Settings beside the port, the database and the data directory. */
  env?: Record<string, string>;
  /** Whether a worker runs beside it. */
  worker?: boolean;
}

/** Starts the built web server, and a worker when asked, on a free port over a database of their own. */
export async function startServer({ env = {}, worker = false }: ServerOptions = {}): Promise<Served> {
  await ensureBuild(root, (line) => process.stderr.write(`${line}\n`));
  const database = await freshDatabase();
  const room = reachableRoom("kv-server-");
  // Not 0: Next asks itself for the page behind a redirect, at the port it was told.
  const port = await freePort();
  const settings = {
    ...process.env,
    NODE_ENV: "production" as const,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: database.url,
    KV_DATA_DIR: room.path,
    ...env,
  };
  const processes = [runNode(["bin/web.ts"], { env: settings })];
  if (worker) processes.push(runNode(["bin/worker.ts"], { env: settings }));
  const [web, itsWorker] = processes as [Running, Running | undefined];
  const stop = async () => {
    await Promise.all(processes.map((each) => each.end()));
    await database.drop();
    room.remove();
  };
  try {
    await web.says(/"msg":"listening"/);
    const base = `http://127.0.0.1:${port}`;
    return { base, dataDir: room.path, databaseUrl: database.url, web, worker: itsWorker, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

export const OWNER = { name: "Ada Lovelace", email: "ada@example.org", password: "correct horse battery" };

/** An account on that server, made by the operator. */
export async function addAccount(served: Served, person = OWNER): Promise<NewAccount> {
  const db = new Database(served.databaseUrl, 1);
  try {
    const rules = { signup: "closed", dataDir: served.dataDir, byOperator: true } as const;
    return await createAccount(db, person, rules);
  } finally {
    await db.close();
  }
}

/** What verbs need to act in an account of that server, from the test's own process. */
export async function inAccount<T>(
  served: Served,
  { accountId, vaultDir }: NewAccount,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const db = new Database(served.databaseUrl, 2);
  try {
    return await work({
      account: { id: accountId, vaultDir },
      actor: { type: "cli", id: "test", label: "test" },
      db: db.account(accountId),
      clock: systemClock,
      log: logger("test"),
    });
  } finally {
    await db.close();
  }
}
