import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { canEnter, clusterIn, type Identity, identityFor, ownedByRoot } from "./identity";

/** The directory of a cluster (`data/`, `server.log`) and the user that runs it. */
export interface ClusterLocation {
  home: string;
  cluster: string;
  identity: Identity;
}

/** Stored in a data directory whose cluster is elsewhere. */
interface Pointer {
  home: string;
  dataDir: string;
}

const homeIn = (dataDir: string) => join(dataDir, "postgres");
const pointerIn = (dataDir: string) => join(homeIn(dataDir), "location.json");
const locationAt = (home: string, identity: Identity): ClusterLocation => ({
  home,
  cluster: clusterIn(home),
  identity,
});
const hasCluster = (home: string) => existsSync(join(clusterIn(home), "PG_VERSION"));

/** The location of an existing cluster, or null. Throws when the recorded location has none. */
export function existingLocation(dataDir: string): ClusterLocation | null {
  const home = homeIn(dataDir);
  if (hasCluster(home)) return checked(home);
  const pointer = readPointer(dataDir);
  if (!pointer) return null;
  if (!hasCluster(pointer.home))
    throw new Error(
      `The database of ${dataDir} should be in ${pointer.home} and is not. Restore it, ` +
        `or remove ${pointerIn(dataDir)} to start with an empty one.`,
    );
  return checked(pointer.home);
}

/**
 * The location for a new cluster: inside the data directory when the server's user can reach it, else a system
 * directory with a name derived from this directory and password.
 */
export function newLocation(dataDir: string, password: string, say: (line: string) => void): ClusterLocation {
  const home = homeIn(dataDir);
  mkdirSync(home, { recursive: true });
  const identity = identityFor(clusterIn(home));
  if (canEnter(identity, home)) return locationAt(home, identity);
  const name = createHash("sha256")
    .update(`${realpathSync(dataDir)}\0${password}`)
    .digest("hex")
    .slice(0, 16);
  const elsewhere = join(systemDirectory(identity), name);
  makeTraversable(elsewhere);
  say(`Postgres cannot enter root's directories, so the database of ${dataDir} is in ${elsewhere}.`);
  return locationAt(elsewhere, identityFor(clusterIn(elsewhere)));
}

/** Records a location outside the data directory, once it holds a cluster. */
export function saveLocation(dataDir: string, { home }: ClusterLocation): void {
  if (home === homeIn(dataDir)) return;
  const pointer: Pointer = { home, dataDir: realpathSync(dataDir) };
  writeFileSync(pointerIn(dataDir), `${JSON.stringify(pointer, null, 2)}\n`);
}

/** A system directory that `identity` can enter and only root can write to. */
export function systemDirectory(identity: Identity): string {
  for (const directory of ["/var/lib/knowledge-vault", "/var/tmp/knowledge-vault"]) {
    try {
      makeTraversable(directory);
    } catch {
      continue;
    }
    if (ownedByRoot(directory) && canEnter(identity, directory)) return directory;
  }
  throw new Error(
    "Found no directory that the Postgres user can reach. Set KV_DATA_DIR and run the project outside /root, " +
      "start as a normal user, or set DATABASE_URL.",
  );
}

/** Creates a directory that all users can enter, regardless of the umask; an existing one is not changed. */
function makeTraversable(directory: string): void {
  if (mkdirSync(directory, { recursive: true }) !== undefined) chmodSync(directory, 0o755);
}

function checked(home: string): ClusterLocation {
  const identity = identityFor(clusterIn(home));
  if (!canEnter(identity, home))
    throw new Error(
      `The database in ${home} cannot be reached by the user with id ${identity.uid} that owns it. ` +
        "Allow that user to enter every directory above it (chmod o+x).",
    );
  return locationAt(home, identity);
}

function readPointer(dataDir: string): Pointer | null {
  const path = pointerIn(dataDir);
  if (!existsSync(path)) return null;
  const pointer: Pointer = JSON.parse(readFileSync(path, "utf8"));
  rejectCopy(dataDir, pointer);
  return pointer;
}

/** Two data directories must not share a cluster; a moved directory keeps its own. */
function rejectCopy(dataDir: string, pointer: Pointer): void {
  if (pointer.dataDir === realpathSync(dataDir) || !existsSync(pointerIn(pointer.dataDir))) return;
  throw new Error(
    `${resolve(dataDir)} is a copy of ${pointer.dataDir}, whose database is in ${pointer.home}. ` +
      `Copy that too and set the copy in ${pointerIn(dataDir)}.`,
  );
}
