import { createHash, randomUUID } from "node:crypto";
import { lstatSync } from "node:fs";
import { unlink } from "node:fs/promises";
import path from "node:path";
import { isRunning, pidNamespace } from "@/lib/core/process";

/** Prefix of temporary files, which hides them from Obsidian and from `walk`. */
export const TEMP_PREFIX = ".kv-tmp-";

const NAME = /^\.kv-tmp-([0-9a-f]{8})-(\d+)-[0-9a-f]{16}$/;

/** A name with the id of its process, so that stale files can be detected. */
export const temporaryName = (): string =>
  `${TEMP_PREFIX}${namespaceId()}-${process.pid}-${randomUUID().replaceAll("-", "").slice(-16)}`;

/** The pid namespace, as short as a name needs it. */
function namespaceId(): string {
  cached ??= createHash("sha256").update(pidNamespace()).digest("hex").slice(0, 8);
  return cached;
}

let cached: string | undefined;

/** No change takes this long. A pid may be reused, and processes in another namespace cannot be checked. */
const MAX_AGE_MS = 3_600_000;

/**
 * Removes stale temporary files among `files`, which are relative to `root`; returns their number. `needed` returns
 * those to keep, and is called only if there are candidates.
 */
export async function removeStaleTemporaries(
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
  // Not the time of its content: a file that is kept for undoing has that of the old text.
  const age = now.getTime() - stat.ctimeMs;
  const [, namespace, pid] = NAME.exec(path.basename(absolute)) ?? [];
  const hasEnded = namespace === namespaceId() && !isRunning(Number(pid));
  return hasEnded || age > MAX_AGE_MS;
}
