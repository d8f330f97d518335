import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isRunning } from "@/lib/core/process";
import { EMPTY_ENV, type Identity } from "./identity";
import type { ClusterLocation } from "./location";

interface ClusterOptions {
  bin: string;
  password: string;
  durable: boolean;
}

/**
 * Creates the cluster if it does not exist. A cluster is renamed into place when it is complete; of two processes that
 * create one at the same time, the second discards its own.
 */
export async function ensureCluster(location: ClusterLocation, options: ClusterOptions): Promise<void> {
  if (!existsSync(location.cluster)) await makeCluster(location, options);
  chownCluster(location.identity, location.cluster);
  chmodSync(location.cluster, 0o700); // Postgres rejects a wider mode, which a restored copy may have
}

const run = promisify(execFile);
const DRAFT = /^new-(\d+)-/;

async function makeCluster(
  { home, cluster, identity }: ClusterLocation,
  options: ClusterOptions,
): Promise<void> {
  removeStaleDrafts(home);
  const draft = join(home, `new-${process.pid}-${randomBytes(4).toString("hex")}`);
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, options.password, { mode: 0o600, flag: "wx" });
  for (const path of [draft, passwordFile]) chown(identity, path);
  try {
    await initdb(draft, passwordFile, identity, options);
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Removes the drafts of processes that were killed. */
function removeStaleDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const [, pid] = DRAFT.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

async function initdb(
  directory: string,
  passwordFile: string,
  identity: Identity,
  options: ClusterOptions,
): Promise<void> {
  const flags = [
    ["--pgdata", directory],
    ["--username", "postgres"],
    ["--pwfile", passwordFile],
    ["--auth", "scram-sha-256"],
    ["--encoding", "UTF8"],
    ["--locale", "C"],
    ["--locale-provider", "builtin"],
    ["--builtin-locale", "C.UTF-8"],
    ["--no-instructions"],
    options.durable ? [] : ["--no-sync"],
  ].flat();
  const attempt = (characterType: string) =>
    run(join(options.bin, "initdb"), [...flags, "--lc-ctype", characterType], {
      ...identity,
      cwd: "/",
      env: EMPTY_ENV,
    });
  try {
    // C.UTF-8 as character type lets pg_trgm recognize non-ASCII letters; not every system has it.
    await attempt("C.UTF-8").catch((error) => {
      if (!/invalid locale name/.test(String(error))) throw error;
      return attempt("C");
    });
  } catch (error) {
    throw new Error(
      `Creating the database in ${directory} failed. ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** A cluster that root restored or copied belongs to root, as whom Postgres does not run. */
function chownCluster(identity: Identity, cluster: string): void {
  if (identity.uid === undefined || statSync(cluster).uid === identity.uid) return;
  chown(identity, cluster);
  for (const name of readdirSync(cluster, { recursive: true, encoding: "utf8" }))
    chown(identity, join(cluster, name));
}

function chown({ uid, gid }: Identity, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
