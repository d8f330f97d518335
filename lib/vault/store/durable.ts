import { link as linkThen, statSync, unlink as unlinkThen } from "node:fs";
import { chmod, copyFile, link, lstat, mkdir, readdir, rmdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { syncDirectory, syncFile } from "@/lib/core/durable-file";
import { cannotLink, isCode } from "@/lib/core/error-code";
import { createFlushed } from "./flushed";
import { type FileStat, fileStat } from "./status";
import { temporaryName } from "./temporary";

/** A path for a temporary file beside `target`. */
export const temporaryBeside = (target: string): string => path.join(path.dirname(target), temporaryName());

/** A path for a temporary file in the nearest folder above `target` that exists and is not hidden. */
export async function temporaryAbove(root: string, target: string): Promise<string> {
  const parts = path.relative(root, path.dirname(target)).split(path.sep);
  const hidden = parts.findIndex((part) => part.startsWith("."));
  for (let depth = hidden < 0 ? parts.length : hidden; depth > 0; depth -= 1) {
    const folder = path.join(root, ...parts.slice(0, depth));
    if ((await lstat(folder).catch(() => null))?.isDirectory()) return path.join(folder, temporaryName());
  }
  return path.join(root, temporaryName());
}

/** Creates the file `temp` with the content, mode and times of the flushed file `source`, which is kept. */
export async function stageFile(temp: string, source: string): Promise<void> {
  try {
    await link(source, temp);
  } catch (error) {
    if (!cannotLink(error)) throw error;
    await copyFile(source, temp);
    const { atime, mtime } = await stat(source);
    await utimes(temp, atime, mtime);
    await syncFile(temp);
  }
}

/** Removes a folder that has no files, with those in it. Anything else stays. */
export async function removeEmptyFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries)
    if (entry.isDirectory()) await removeEmptyFolder(path.join(folder, entry.name));
  await rmdir(folder).catch((error: unknown) => {
    if (!isCode(error, "ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST")) throw error;
  });
}

/**
 * Creates the file `temp`, flushed to disk, and returns its status; it is removed on failure.
 * @param mode by default derived from its directory
 */
export const writeFlushed = async (temp: string, bytes: Uint8Array, mode?: number): Promise<FileStat> =>
  fileStat(await createFlushed(temp, bytes, mode ?? statSync(path.dirname(temp)).mode & 0o666));

/** Moves the staged file to `target` if that does not exist, else throws `EEXIST`; removes the temp file either way. */
export const placeNew = (temp: string, target: string): Promise<void> =>
  new Promise((resolve, reject) => {
    linkThen(temp, target, (error) => unlinkThen(temp, () => (error ? reject(error) : resolve())));
  });

/**
 * Creates `directory` and its missing parents with the mode of the existing parent, durably. Returns the created ones,
 * deepest first.
 */
export async function makeDirectory(directory: string): Promise<string[]> {
  const mode = await modeAbove(directory);
  const first = await mkdir(directory, { recursive: true, mode });
  const made: string[] = [];
  if (first === undefined) return made;
  for (let each = path.normalize(directory); each.length >= first.length; each = path.dirname(each)) {
    await setMode(each, mode);
    await syncDirectory(path.dirname(each));
    made.push(each);
  }
  return made;
}

/** Gives a new directory the bits that the umask has taken away; it keeps the group bit that it has inherited. */
async function setMode(directory: string, mode: number): Promise<void> {
  const now = (await stat(directory)).mode & 0o7777;
  if ((now & 0o777) === mode) return;
  await chmod(directory, (now & 0o7000) | mode).catch((error: unknown) => {
    if (!isCode(error, "EPERM", "ENOSYS", "ENOTSUP")) throw error;
  });
}

/** The mode of a directory. */
const modeOf = async (directory: string): Promise<number> => (await stat(directory)).mode & 0o777;

/** The mode of a directory, or of its nearest existing parent. */
const modeAbove = (directory: string): Promise<number> =>
  modeOf(directory).catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
    return modeAbove(path.dirname(directory));
  });
