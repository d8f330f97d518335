import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The user that the server runs as. Empty: the user of this process. */
export interface Identity {
  uid?: number;
  gid?: number;
}

/** Postgres does not get this process's environment, which holds secrets. */
export const EMPTY_ENV: NodeJS.ProcessEnv = Object.create(null);

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Postgres refuses to run as root, so root runs it as the owner of the cluster, or for a new one as
 * `postgres` or `nobody`, the first that exists (`initdb` needs a user with a name).
 */
export function identityFor(cluster: string): Identity {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (isRoot()) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : serviceUser();
  if (owner && owner.uid !== process.getuid?.())
    throw new Error(
      `${cluster} belongs to the user with id ${owner.uid}. ` +
        "Start as that user or as root, or set KV_DATA_DIR to another directory.",
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

/** Whether `identity` can enter a directory. The system is asked, since mode bits are not sufficient. */
export function canEnter(identity: Identity, directory: string): boolean {
  if (identity.uid === undefined) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", directory], { ...identity, cwd: "/" }).status === 0;
}

/** Whether only root can write to a directory, so that its files are safe for root to run. */
export function ownedByRoot(directory: string): boolean {
  const found = statSync(directory, { throwIfNoEntry: false });
  return found?.uid === 0 && found.isDirectory() && (found.mode & 0o022) === 0;
}

export const clusterIn = (home: string): string => join(home, "data");
