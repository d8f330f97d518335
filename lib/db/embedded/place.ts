import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { canEnter, clusterIn, type Identity, identityFor, ownedByRoot } from "./identity";

/** Where a cluster lives (`data/`, `server.log`) and who runs it. */
export interface Place {
  home: string;
  cluster: string;
  identity: Identity;
}

/** Written beside a data directory whose cluster lives elsewhere. */
interface Pointer {
  home: string;
  dataDir: string;
}

const homeIn = (dataDir: string) => join(dataDir, "postgres");
const pointerIn = (dataDir: string) => join(homeIn(dataDir), "location.json");
const placeAt = (home: string, identity: Identity): Place => ({ home, cluster: clusterIn(home), identity });
const hasCluster = (home: string) => existsSync(join(clusterIn(home), "PG_VERSION"));

/** The place of a cluster that exists already, or null. Throws when it is not where it should be. */
export function existingPlace(dataDir: string): Place | null {
  const home = homeIn(dataDir);
  if (hasCluster(home)) return checked(home);
  const pointer = readPointer(dataDir);
  if (!pointer) return null;
  if (!hasCluster(pointer.home))
    throw new Error(
      `The database of ${dataDir} should be in ${pointer.home} and is not. Restore it, ` +
        `or remove ${pointerIn(dataDir)} to begin with an empty one.`,
    );
  return checked(pointer.home);
}

/**
 * The place for a new cluster: inside the data directory when the server's user can reach it, else one that this
 * directory and password alone lead to.
 */
export function newPlace(dataDir: string, password: string, say: (line: string) => void): Place {
  const home = homeIn(dataDir);
  mkdirSync(home, { recursive: true });
  const identity = identityFor(clusterIn(home));
  if (canEnter(identity, home)) return placeAt(home, identity);
  const name = createHash("sha256")
    .update(`${realpathSync(dataDir)}\0${password}`)
    .digest("hex")
    .slice(0, 16);
  const elsewhere = join(systemRoom(identity), name);
  makeOpen(elsewhere);
  say(`Root's directories are closed to Postgres, so the database of ${dataDir} lives in ${elsewhere}.`);
  return placeAt(elsewhere, identityFor(clusterIn(elsewhere)));
}

/** Remembers a place outside the data directory, once it holds a cluster. */
export function remember(dataDir: string, { home }: Place): void {
  if (home === homeIn(dataDir)) return;
  const pointer: Pointer = { home, dataDir: realpathSync(dataDir) };
  writeFileSync(pointerIn(dataDir), `${JSON.stringify(pointer, null, 2)}\n`);
}

/** A directory of the system's that `identity` can enter and only root can write. */
export function systemRoom(identity: Identity): string {
  for (const room of ["/var/lib/knowledge-vault", "/var/tmp/knowledge-vault"]) {
    try {
      makeOpen(room);
    } catch {
      continue;
    }
    if (ownedByRoot(room) && canEnter(identity, room)) return room;
  }
  throw new Error(
    "Found no directory that the Postgres user can reach. Set KV_DATA_DIR and run the project outside /root, " +
      "start as a normal user, or set DATABASE_URL.",
  );
}

/** Makes a directory that all may enter, whatever the umask; one that exists stays as it is. */
function makeOpen(directory: string): void {
  if (mkdirSync(directory, { recursive: true }) !== undefined) chmodSync(directory, 0o755);
}

function checked(home: string): Place {
  const identity = identityFor(clusterIn(home));
  if (!canEnter(identity, home))
    throw new Error(
      `The database in ${home} cannot be reached by the user with id ${identity.uid} that owns it. ` +
        "Let that user pass (chmod o+x) through every directory above it.",
    );
  return placeAt(home, identity);
}

function readPointer(dataDir: string): Pointer | null {
  const path = pointerIn(dataDir);
  if (!existsSync(path)) return null;
  const pointer: Pointer = JSON.parse(readFileSync(path, "utf8"));
  refuseCopy(dataDir, pointer);
  return pointer;
}

/** Two data directories must not share a cluster; a directory that was moved takes its cluster along. */
function refuseCopy(dataDir: string, pointer: Pointer): void {
  if (pointer.dataDir === realpathSync(dataDir) || !existsSync(pointerIn(pointer.dataDir))) return;
  throw new Error(
    `${resolve(dataDir)} is a copy of ${pointer.dataDir}, whose database lives in ${pointer.home}. ` +
      `Copy that too and name the copy in ${pointerIn(dataDir)}.`,
  );
}
