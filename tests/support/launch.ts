import { join } from "node:path";
import { embeddedUrl } from "@/lib/db/embedded";
import { freePort } from "@/lib/db/embedded/server";
import { childrenOf, type Running, run } from "./processes";

/** The whole service as `npm start` runs it, on a new database. */
export interface Launched extends Running {
  base: string;
  port: number;
  /** Waits for the line that says the address. */
  ready: () => Promise<void>;
  /** The number of one of its processes, which must run. */
  pidOf: (name: keyof typeof COMMANDS) => number;
}

const COMMANDS = { web: "kv/web.mjs", worker: "kv/worker.mjs", database: "postgres -D" };

interface Launching {
  port?: number;
  env?: Record<string, string>;
  uid?: number;
  gid?: number;
  /** Through `npm start`, in its own process group, as from a terminal. */
  npm?: boolean;
}

export async function launch(dataDir: string, options: Launching = {}): Promise<Launched> {
  const { port = await freePort(), env, npm, uid, gid } = options;
  const [command, args] = npm ? ["npm", ["start"]] : [process.execPath, ["--import", "tsx", "bin/start.ts"]];
  const running = run(command, args, {
    detached: npm,
    uid,
    gid,
    env: { ...process.env, PORT: String(port), HOST: "", DATABASE_URL: "", KV_DATA_DIR: dataDir, ...env },
  });
  return {
    ...running,
    port,
    base: `http://127.0.0.1:${port}`,
    ready: async () => void (await running.says(new RegExp(`ready: http://localhost:${port}`), 60_000)),
    pidOf: (name) => pidOf(running.pid, COMMANDS[name]),
  };
}

function pidOf(parent: number, command: string): number {
  const found = childrenOf(parent).find((child) => child.command.includes(command));
  if (!found) throw new Error(`No ${command} runs below process ${parent}.`);
  return found.pid;
}

/** The URL of a data directory's database, which must run. */
export function runningDatabase(dataDir: string): string {
  const url = embeddedUrl(dataDir);
  if (!url) throw new Error(`no database runs in ${join(dataDir, "postgres")}`);
  return url;
}
