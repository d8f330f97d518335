import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { ensureBuild } from "@/bin/supervise/build";
import { type Launched, launch } from "./launch";
import { type Room, reachableRoom } from "./room";
import { root } from "./root";

/** The installations that the tests of a file start: each test has its own data directory. */
export interface Starts {
  readonly dataDir: string;
  /** Starts `npm start` on a data directory. It is ended after the test. */
  start: typeof launch;
  /** As `start`, on the data directory of the test; waits until it is ready. */
  ready: (options?: Parameters<typeof launch>[1]) => Promise<Launched>;
}

/** Builds before the tests of this file, and ends what each has started. */
export function starts(): Starts {
  let room: Room;
  let started: Launched[];

  beforeAll(() => ensureBuild(root, (line) => process.stderr.write(`${line}\n`)), 240_000);
  beforeEach(() => {
    room = reachableRoom("kv-start-");
    started = [];
  });
  afterEach(async () => {
    for (const launched of started) await launched.end("SIGTERM").catch(() => launched.end("SIGKILL"));
    room.remove();
  });

  const start: typeof launch = async (directory, options) => {
    const launched = await launch(directory, options);
    started.push(launched);
    return launched;
  };
  const given = {
    get dataDir() {
      return join(room.path, "data");
    },
    start,
    ready: async (options?: Parameters<typeof launch>[1]) => {
      const launched = await start(given.dataDir, options);
      await launched.ready();
      return launched;
    },
  };
  return given;
}

export const health = async ({ base }: Launched) => (await fetch(`${base}/healthz`)).status;

/** Runs one statement on a database. */
export async function ask(url: string, statement: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
