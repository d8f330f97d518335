import { createHash, randomBytes } from "node:crypto";
import { lstatSync, readlinkSync } from "node:fs";
import { unlink } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { isRunning } from "@/lib/core/process";

/** Temporary files bear this prefix: hidden from Obsidian and from our walk. */
export const TEMP_PREFIX = ".kv-tmp-";

const NAME = /^\.kv-tmp-([0-9a-f]{8})-(\d+)-[0-9a-f]{16}$/;

/** A name that says whose file it is, so that whoever finds it can tell whether it is still anyone's. */
export const temporaryName = (): string =>
  `${TEMP_PREFIX}${place()}-${process.pid}-${randomBytes(8).toString("hex")}`;

/** Where a process's number means that process: this machine, or this container on it. */
function place(): string {
  cached ??= createHash("sha256").update(`${hostname()}\0${processNamespace()}`).digest("hex").slice(0, 8);
  return cached;
}

let cached: string | undefined;

function processNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return ""; // not on Linux: the machine alone
  }
}

/** A file of a process elsewhere, which cannot be asked, is no longer written after so long. */
const FOREIGN_MS = 60_000;
/** A number may have passed to another process; no write takes so long. */
const OWN_MS = 3_600_000;

/**
 * Removes those temporary files, given from `root`, that nobody writes any more; returns how many. `needed` names
 * those that are wanted still, and is asked when it is known whose process has ended.
 */
export async function sweepTemporaries(
  root: string,
  files: readonly string[],
  now: Date,
  needed: () => Promise<ReadonlySet<string>>,
): Promise<number> {
  const candidates = files.filter((file) => isAbandoned(path.join(root, file), now));
  if (candidates.length === 0) return 0;
  const kept = await needed();
  const abandoned = candidates.filter((file) => !kept.has(file));
  await Promise.all(abandoned.map((file) => unlink(path.join(root, file)).catch(() => {})));
  return abandoned.length;
}

function isAbandoned(absolute: string, now: Date): boolean {
  const stat = lstatSync(absolute, { throwIfNoEntry: false });
  if (!stat?.isFile()) return false;
  const age = now.getTime() - stat.mtimeMs;
  const [, where, pid] = NAME.exec(path.basename(absolute)) ?? [];
  if (where !== place()) return age > FOREIGN_MS;
  return !isRunning(Number(pid)) || age > OWN_MS;
}
