import { link, mkdir, open, rename, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { temporaryName } from "./temporary";

/** Flushes a directory's entries, so that a rename in it survives a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A path for a temporary file beside `target`. */
export const temporaryBeside = (target: string): string => path.join(path.dirname(target), temporaryName());

/** Writes `bytes` to a flushed temporary file beside `target` and returns its path. */
export async function stage(target: string, bytes: Uint8Array, mode?: number): Promise<string> {
  const temp = temporaryBeside(target);
  await writeFlushed(temp, bytes, mode);
  return temp;
}

/**
 * Creates the file `temp`, flushed to disk; it is removed on failure.
 * @param mode by default derived from its directory
 */
export async function writeFlushed(temp: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const handle = await open(temp, "wx", mode ?? (await modeOf(path.dirname(temp))) & 0o666);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await unlink(temp).catch(() => {});
    throw error;
  } finally {
    await handle.close();
  }
}

/** Replaces or creates `target` with the staged file. */
export async function replaceWith(temp: string, target: string): Promise<void> {
  await rename(temp, target);
}

/** Moves the staged file to `target` if that does not exist, else throws `EEXIST`; removes the temp file either way. */
export async function placeNew(temp: string, target: string): Promise<void> {
  try {
    await link(temp, target);
  } finally {
    await unlink(temp).catch(() => {});
  }
}

/** Creates `directory` and its missing parents with the mode of the existing parent, durably. Returns the created ones, deepest first. */
export async function makeDirectory(directory: string): Promise<string[]> {
  const first = await mkdir(directory, { recursive: true, mode: await modeAbove(directory) });
  const made: string[] = [];
  if (first === undefined) return made;
  for (let each = path.normalize(directory); each.length >= first.length; each = path.dirname(each)) {
    await syncDirectory(path.dirname(each));
    made.push(each);
  }
  return made;
}

/** The mode of a directory. */
const modeOf = async (directory: string): Promise<number> => (await stat(directory)).mode & 0o777;

/** The mode of a directory, or of its nearest existing parent. */
const modeAbove = (directory: string): Promise<number> =>
  modeOf(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return modeAbove(path.dirname(directory));
  });
