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
import { BARE, type Identity } from "./identity";
import type { Place } from "./place";

interface Making {
  bin: string;
  password: string;
  durable: boolean;
}

/**
 * Makes the cluster of a place when it has none. A cluster appears whole under its name, and of two processes
 * that make one at the same time the second discards its own.
 */
export async function ensureCluster(place: Place, making: Making): Promise<void> {
  if (!existsSync(place.cluster)) await makeCluster(place, making);
  giveTo(place.identity, place.cluster);
  chmodSync(place.cluster, 0o700); // Postgres refuses more, which a restored copy may have
}

const run = promisify(execFile);
const DRAFT = /^new-(\d+)-/;

async function makeCluster({ home, cluster, identity }: Place, making: Making): Promise<void> {
  sweepDrafts(home);
  const draft = join(home, `new-${process.pid}-${randomBytes(4).toString("hex")}`);
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, making.password, { mode: 0o600, flag: "wx" });
  for (const path of [draft, passwordFile]) chown(identity, path);
  try {
    await initdb(draft, passwordFile, identity, making);
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** What a start that was killed left behind. */
function sweepDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const [, pid] = DRAFT.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

async function initdb(
  directory: string,
  passwordFile: string,
  identity: Identity,
  making: Making,
): Promise<void> {
  const options = [
    ["--pgdata", directory],
    ["--username", "postgres"],
    ["--pwfile", passwordFile],
    ["--auth", "scram-sha-256"],
    ["--encoding", "UTF8"],
    ["--locale", "C"],
    ["--locale-provider", "builtin"],
    ["--builtin-locale", "C.UTF-8"],
    ["--no-instructions"],
    making.durable ? [] : ["--no-sync"],
  ].flat();
  const attempt = (characterType: string) =>
    run(join(making.bin, "initdb"), [...options, "--lc-ctype", characterType], {
      ...identity,
      cwd: "/",
      env: BARE,
    });
  try {
    // C.UTF-8 as character type lets pg_trgm see letters beyond ASCII; not every system has it.
    await attempt("C.UTF-8").catch((error) => {
      if (!/invalid locale name/.test(String(error))) throw error;
      return attempt("C");
    });
  } catch (error) {
    throw new Error(
      `Making the database in ${directory} failed. ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** A cluster that root restored or copied belongs to root, for whom Postgres does not run. */
function giveTo(identity: Identity, cluster: string): void {
  if (identity.uid === undefined || statSync(cluster).uid === identity.uid) return;
  chown(identity, cluster);
  for (const name of readdirSync(cluster, { recursive: true, encoding: "utf8" }))
    chown(identity, join(cluster, name));
}

function chown({ uid, gid }: Identity, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
