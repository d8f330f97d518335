import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import path from "node:path";
import { conflict, notFound } from "@/lib/core/errors";
import { locate, type VaultPath } from "../path";
import { makeDirectory, placeNew, replaceBy, stage, syncDirectory } from "./durable";

/** What the disk says of a file besides its text; enough to know whether it has changed. */
export interface FileStat {
  size: number;
  mtimeMs: number;
  inode: number;
}

/** A file that is there, unread. */
export interface FileAt extends FileStat {
  path: VaultPath;
}

/** A file as read. `hash` is the SHA-256 of its bytes, hex. */
export interface StoredFile extends FileAt {
  text: string;
  hash: string;
  /** False when `text` is only a reading of bytes that are no UTF-8: such a file must not be rewritten. */
  utf8: boolean;
}

export const hashOf = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Reads a file of the vault; null when there is none. Symbolic links are refused. */
export async function readFileIfAny(root: string, file: VaultPath): Promise<StoredFile | null> {
  const absolute = await locate(root, file);
  try {
    const handle = await open(absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const stat = await handle.stat();
      if (!stat.isFile()) return null;
      const bytes = await handle.readFile();
      return { path: file, text: decode(bytes), hash: hashOf(bytes), utf8: isUtf8(bytes), ...pick(stat) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isCode(error, "ENOENT", "ENOTDIR")) return null;
    throw error;
  }
}

/** As `readFileIfAny`; throws `NOT_FOUND`. */
export async function readStored(root: string, file: VaultPath): Promise<StoredFile> {
  const found = await readFileIfAny(root, file);
  if (!found) throw notFound(`There is no ${file} in the vault`);
  return found;
}

/** What the file system says of a file; null when there is none. */
export async function statFile(root: string, file: VaultPath): Promise<FileAt | null> {
  const stat = await lstat(path.join(root, file)).catch(() => null);
  return stat?.isFile() ? { path: file, ...pick(stat) } : null;
}

/** Whether anything lies at this path, be it a symbolic link that leads nowhere. */
export const exists = async (root: string, file: VaultPath): Promise<boolean> =>
  (await lstat(path.join(root, file)).catch(() => null)) !== null;

/** Makes a file that must not exist yet, durably. Throws `CONFLICT`. */
export async function createFile(root: string, file: VaultPath, text: string): Promise<StoredFile> {
  const absolute = await locate(root, file);
  await makeDirectory(path.dirname(absolute));
  const temp = await stage(absolute, encode(text));
  try {
    await placeNew(temp, absolute);
  } catch (error) {
    if (isCode(error, "EEXIST")) throw conflict(`There is a ${file} already`);
    throw error;
  }
  await syncDirectory(path.dirname(absolute));
  return describe(absolute, file, text);
}

/** Replaces a file's text, durably, keeping its mode. */
export async function replaceFile(root: string, file: VaultPath, text: string): Promise<StoredFile> {
  const absolute = await locate(root, file);
  const { mode } = await lstat(absolute);
  await replaceBy(await stage(absolute, encode(text), mode & 0o777), absolute);
  await syncDirectory(path.dirname(absolute));
  return describe(absolute, file, text);
}

/** What the file system says of a file that was just written with this text. */
export const storedFile = async (root: string, file: VaultPath, text: string): Promise<StoredFile> =>
  describe(path.join(root, file), file, text);

/** Whether another file than `source` is at `target`: without case, `alice.md` and `Alice.md` may be one. */
export async function isOtherFile(source: string, target: string): Promise<boolean> {
  const [a, b] = await Promise.all([lstat(source), lstat(target).catch(() => null)]);
  return b !== null && (a.ino !== b.ino || a.dev !== b.dev);
}

async function describe(absolute: string, file: VaultPath, text: string): Promise<StoredFile> {
  const stat = await lstat(absolute);
  return { path: file, text, hash: hashOf(encode(text)), utf8: true, ...pick(stat) };
}

const pick = (stat: { size: number; mtimeMs: number; ino: number }): FileStat => ({
  size: stat.size,
  mtimeMs: stat.mtimeMs,
  inode: stat.ino,
});

const encode = (text: string): Uint8Array => Buffer.from(text, "utf8");

/** A BOM is kept as U+FEFF: it is the user's byte and goes back to the disk. */
const decode = (bytes: Buffer): string => bytes.toString("utf8");

export const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes(String((error as NodeJS.ErrnoException | null)?.code));
