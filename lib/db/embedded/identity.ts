import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Who the server runs as. Empty: the user of this process. */
export interface Identity {
  uid?: number;
  gid?: number;
}

/** Nothing of our environment, its secrets above all, is for Postgres to see. */
export const BARE: NodeJS.ProcessEnv = Object.create(null);

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Postgres refuses to run as root, so root runs it as the owner of the cluster, or for a new one as
 * `postgres` or `nobody`, whichever this machine knows first (`initdb` wants a user with a name).
 */
export function identityFor(cluster: string): Identity {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (isRoot()) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : serviceUser();
  if (owner && owner.uid !== process.getuid?.())
    throw new Error(
      `${cluster} belongs to the user with id ${owner.uid}. ` +
        "Start as that user or as root, or set KV_DATA_DIR to a directory of your own.",
    );
  return {};
}

function serviceUser(): Identity {
  const users = new Map<string, Identity>();
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name && uid && gid) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  const user = users.get("postgres") ?? users.get("nobody");
  if (user) return user;
  throw new Error(
    "Postgres does not run as root, and this machine has no user `postgres` or `nobody` to run it as. " +
      "Start as a normal user, or set DATABASE_URL.",
  );
}

/** Whether `identity` can enter a directory: asked of the system, which knows more than mode bits. */
export function canEnter(identity: Identity, directory: string): boolean {
  if (identity.uid === undefined) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", directory], { ...identity, cwd: "/" }).status === 0;
}

/** Whether a directory is one that only root can write: nobody has put anything there for root to run. */
export function ownedByRoot(directory: string): boolean {
  const found = statSync(directory, { throwIfNoEntry: false });
  return found?.uid === 0 && found.isDirectory() && (found.mode & 0o022) === 0;
}

export const clusterIn = (home: string): string => join(home, "data");
