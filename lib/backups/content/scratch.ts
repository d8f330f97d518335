import { mkdir, mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { DAY_MS } from "@/lib/core/clock";
import { env } from "@/lib/env";

const scratchRoot = (): string => path.join(env().KV_DATA_DIR, "scratch");

/** Directories that nobody has touched for this long were left by a process that ended. */
const ABANDONED_AFTER_MS = DAY_MS;
const TOUCH_MS = DAY_MS / 24;

/** Runs `work` with a private temporary directory on the data directory's disk, and removes it afterwards. */
export async function withScratchDirectory<T>(
  what: string,
  work: (directory: string) => Promise<T>,
): Promise<T> {
  await mkdir(scratchRoot(), { recursive: true, mode: 0o700 });
  await removeAbandoned();
  const directory = await mkdtemp(path.join(scratchRoot(), `${what}-`));
  const touching = setInterval(
    () => utimes(directory, new Date(), new Date()).catch(() => {}),
    TOUCH_MS,
  ).unref();
  try {
    return await work(directory);
  } finally {
    clearInterval(touching);
    await rm(directory, { recursive: true, force: true });
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(scratchRoot())) {
    const directory = path.join(scratchRoot(), name);
    const found = await stat(directory).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
      await rm(directory, { recursive: true, force: true });
  }
}
