import { join } from "node:path";
import postgres from "postgres";
import { startEmbedded } from "@/lib/db/embedded";
import { usableBinaries } from "@/lib/db/embedded/binaries";
import { existingLocation, systemDirectory } from "@/lib/db/embedded/location";
import { freePort, type Spawned, spawnServer } from "@/lib/db/embedded/server";
import { urlOf } from "@/lib/db/embedded/supervisor";
import { reachableRoom } from "./room";
import { until } from "./until";

/** A Postgres server that a test may stop and start again at the same address, as an operator does. */
export interface OwnServer {
  url: string;
  /** The quick, clean way: sessions are cut off. */
  stop: () => Promise<void>;
  /** Without a shutdown: the next start recovers from the log. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

const PASSWORD = "own";

/** With `durable`, what it has committed is still there after a crash, as with the server of users. */
export async function ownServer({ durable = false } = {}): Promise<OwnServer> {
  const room = reachableRoom("kv-own-server-");
  const directory = join(room.path, "server");
  // Makes the cluster.
  await (await startEmbedded(directory, PASSWORD, { durable })).stop();
  const place = existingLocation(directory);
  if (!place) throw new Error("the cluster was just made");
  const elsewhere = () => (place.identity.uid === undefined ? place.home : systemDirectory(place.identity));
  const bin = usableBinaries(place.identity, elsewhere);
  const port = await freePort();
  const url = urlOf(port, PASSWORD);
  let running: Spawned | undefined;
  const end = async (signal: NodeJS.Signals) => {
    const server = running;
    if (!server?.runs()) return;
    process.kill(server.pid, signal);
    await until("the server has ended", () => !server.runs(), 20_000);
  };
  const stop = () => end("SIGINT");
  const start = async () => {
    running = spawnServer(place, bin, port, durable);
    await until("the server answers", () => answers(url), 20_000);
  };
  await start();
  const remove = async () => {
    await stop();
    room.remove();
  };
  return { url, stop, crash: () => end("SIGQUIT"), start, remove };
}

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}
