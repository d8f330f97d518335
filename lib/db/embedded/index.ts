import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { loadSecrets } from "@/lib/core/secrets";
import { usableBinaries } from "./binaries";
import { ensureCluster } from "./cluster";
import { existingLocation, newLocation, saveLocation, systemDirectory } from "./location";
import { readPidFile, serverStatus } from "./pid-file";
import { Supervisor, urlOf } from "./supervisor";

export interface Embedded {
  /** URL of the superuser for the database `postgres`. It stays valid when the server is restarted. */
  url: string;
  /** Whether the server was already running. */
  adopted: boolean;
  /** Shuts the server down, unless another process uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** False, for tests only: no fsync. */
  durable?: boolean;
  /** Receives messages for the operator, such as where the data is. */
  say?: (line: string) => void;
  /** Called when a server crashed and could not be restarted within two minutes. */
  onLost?: (error: Error) => void;
}

/**
 * The Postgres server of a data directory: created if missing, reused if it is running, restarted when it crashes. It
 * listens on 127.0.0.1 only and survives a killed process, so that the next one can attach to it.
 */
export async function startEmbedded(
  dataDir: string,
  password: string,
  options: EmbeddedOptions = {},
): Promise<Embedded> {
  const { durable = true, say = toStderr, onLost = fail } = options;
  const directory = resolve(dataDir);
  mkdirSync(directory, { recursive: true });
  const location = existingLocation(directory) ?? newLocation(directory, password, say);
  const directoryFor = () =>
    location.identity.uid === undefined ? location.home : systemDirectory(location.identity);
  const bin = usableBinaries(location.identity, directoryFor);
  await ensureCluster(location, { bin, password, durable });
  saveLocation(directory, location);
  const supervisor = new Supervisor({ location, bin, password, durable, onLost });
  const { port, adopted } = await supervisor.open();
  return { url: urlOf(port, password), adopted, stop: () => supervisor.stop() };
}

/** The URL of the running server of a data directory, or null. */
export function embeddedUrl(dataDir: string): string | null {
  const location = existingLocation(resolve(dataDir));
  const file = location && readPidFile(location.cluster);
  if (!location || !file || serverStatus(file, location.cluster) !== "serves") return null;
  return urlOf(file.port, loadSecrets(dataDir).databasePassword);
}

const toStderr = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const fail = (error: Error): never => {
  throw error;
};
