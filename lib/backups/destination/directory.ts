import { createReadStream, type Stats } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { DAY_MS } from "@/lib/core/clock";
import { syncDirectory } from "@/lib/core/durable-file";
import { isCode } from "@/lib/core/error-code";
import { notFound } from "@/lib/core/errors";
import type { Destination } from "./destination";

const PARTIAL = ".partial";
/** Partial files older than this were left by a process that ended. */
const ABANDONED_AFTER_MS = DAY_MS;

/** Backups as files of a directory, each written to a temporary file, synced and renamed. */
export function directoryDestination(directory: string): Destination {
  const at = (name: string) => path.join(directory, name);
  return {
    where: directory,
    put: async (name, write) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await removeAbandoned(directory);
      const draft = `${at(name)}${PARTIAL}`;
      try {
        const handle = await open(draft, "w", 0o600);
        const result = await write(handle.createWriteStream({ flush: true })).finally(() =>
          handle.close().catch(() => {}),
        );
        await rename(draft, at(name));
        await syncDirectory(directory);
        return result;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (name): Promise<Readable> => {
      if (!(await statIfAny(at(name)))?.isFile()) throw notFound(`${name} is no longer in ${directory}`);
      return createReadStream(at(name));
    },
    size: async (name) => (await statIfAny(at(name)))?.size ?? null,
    remove: (name) => rm(at(name), { force: true }),
  };
}

/** Null when there is nothing. A disk that cannot be read does not count as one that has lost its files. */
async function statIfAny(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if (isCode(error, "ENOENT", "ENOTDIR")) return null;
    throw error;
  }
}

async function removeAbandoned(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith(PARTIAL)) continue;
    const found = await statIfAny(path.join(directory, name));
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
      await rm(path.join(directory, name), { force: true });
  }
}
