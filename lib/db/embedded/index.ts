import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { loadSecrets } from "@/lib/core/secrets";
import { usableBinaries } from "./binaries";
import { ensureCluster } from "./cluster";
import { Keeper, urlOf } from "./keeper";
import { fateOf, readPidFile } from "./pid-file";
import { existingPlace, newPlace, remember, systemRoom } from "./place";

export interface Embedded {
  /** Of the owner (superuser) on the database `postgres`. It stays when the server is brought back. */
  url: string;
  /** Whether the server ran already. */
  adopted: boolean;
  /** Shuts the server down, unless another process still needs it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** False, for tests only: no fsync. */
  durable?: boolean;
  /** Told what an operator should know, such as where the data lies. */
  say?: (line: string) => void;
  /** Told when a server died and could not be brought back within two minutes. */
  onLost?: (error: Error) => void;
}

/**
 * The Postgres server of a data directory: made when there is none, adopted when it runs already, brought back
 * when it dies. It listens on 127.0.0.1 only and outlives a killed process, so that the next one adopts it.
 */
export async function startEmbedded(
  dataDir: string,
  password: string,
  options: EmbeddedOptions = {},
): Promise<Embedded> {
  const { durable = true, say = toStderr, onLost = fail } = options;
  const directory = resolve(dataDir);
  mkdirSync(directory, { recursive: true });
  const place = existingPlace(directory) ?? newPlace(directory, password, say);
  const room = () => (place.identity.uid === undefined ? place.home : systemRoom(place.identity));
  const bin = usableBinaries(place.identity, room);
  await ensureCluster(place, { bin, password, durable });
  remember(directory, place);
  const keeper = new Keeper({ place, bin, password, durable, onLost });
  const { port, adopted } = await keeper.open();
  return { url: urlOf(port, password), adopted, stop: () => keeper.stop() };
}

/** The URL of the server that runs for a data directory now, or null. */
export function embeddedUrl(dataDir: string): string | null {
  const place = existingPlace(resolve(dataDir));
  const file = place && readPidFile(place.cluster);
  if (!place || !file || fateOf(file, place.cluster) !== "serves") return null;
  return urlOf(file.port, loadSecrets(dataDir).databasePassword);
}

const toStderr = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const fail = (error: Error): never => {
  throw error;
};
