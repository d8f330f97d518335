import { link, mkdir, open, rename, unlink } from "node:fs/promises";
import path from "node:path";
import { temporaryName } from "./temporary";

/** Flushes a directory's entries, so that a rename in it survives a loss of power. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes `bytes` to a flushed temporary file beside `target` and returns its path. */
export async function stage(target: string, bytes: Uint8Array, mode = 0o644): Promise<string> {
  const temp = path.join(path.dirname(target), temporaryName());
  const handle = await open(temp, "wx", mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await unlink(temp).catch(() => {});
    throw error;
  } finally {
    await handle.close();
  }
  return temp;
}

/** Replaces `target` by the staged file, or makes it. */
export async function replaceBy(temp: string, target: string): Promise<void> {
  await rename(temp, target);
}

/** Gives the staged file the name `target` if nothing bears it. Throws `EEXIST` otherwise; the temp file is gone either way. */
export async function placeNew(temp: string, target: string): Promise<void> {
  try {
    await link(temp, target);
  } finally {
    await unlink(temp).catch(() => {});
  }
}

/** Makes `directory` and its missing parents, each flushed into its parent. */
export async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true });
  if (first === undefined) return;
  for (let made = directory; made.length >= first.length; made = path.dirname(made)) {
    await syncDirectory(path.dirname(made));
  }
}
