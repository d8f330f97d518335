import { isUtf8 } from "node:buffer";
import { createHash, hash } from "node:crypto";
import { lstatSync, type Stats } from "node:fs";
import { type FileHandle, lstat, open } from "node:fs/promises";
import path from "node:path";
import { batchesOf } from "@/lib/core/batches";
import { isCode } from "@/lib/core/error-code";
import { KvError, notFound } from "@/lib/core/errors";
import { locate, type VaultPath } from "../path";
import { type Opened, READ_FLAGS, readOpened, readOpenedSync } from "./opened";
import { refusedIn } from "./refused";
import { type FileStat, fileStat } from "./status";

/** An existing file, not read. */
export interface FileAt extends FileStat {
  path: VaultPath;
}

/** A file whose bytes were read. `hash` is their SHA-256, hex. */
export interface HashedFile extends FileAt {
  hash: string;
}

/** A file as read. */
export interface StoredFile extends HashedFile {
  text: string;
  /** False when the bytes are not valid UTF-8: such a file must not be rewritten. */
  utf8: boolean;
}

export const hashOf = (bytes: Uint8Array | string): string => hash("sha256", bytes, "hex");

/** Reads a file of the vault; null when there is none. Symbolic links are rejected. Throws `PAYLOAD_TOO_LARGE`. */
export async function readFileIfAny(root: string, file: VaultPath): Promise<StoredFile | null> {
  return storedFile(file, await readWhole(root, file));
}

/** Many are read in slices, between which other work gets a turn. */
const FILES_PER_TURN = 25;

/** Like `readFileIfAny`, for many files: synchronous calls take a fifth of the time. */
export async function readFilesIfAny(
  root: string,
  files: readonly VaultPath[],
): Promise<Map<VaultPath, StoredFile | null>> {
  const read = new Map<VaultPath, StoredFile | null>();
  for (const some of batchesOf(files, FILES_PER_TURN)) {
    for (const file of some) {
      const opened = await ifThere(root, file, async (absolute) =>
        readOpenedSync(absolute, ({ size }) => assertReadable(file, size)),
      );
      read.set(file, storedFile(file, opened));
    }
    await new Promise(setImmediate);
  }
  return read;
}

function storedFile(file: VaultPath, opened: Opened | null): StoredFile | null {
  if (!opened) return null;
  const { bytes, stat } = opened;
  return { path: file, text: decode(bytes), hash: hashOf(bytes), utf8: isUtf8(bytes), ...fileStat(stat) };
}

/** The bytes of a file; null when there is none. Throws `PAYLOAD_TOO_LARGE`. */
export const readBytesIfAny = async (root: string, file: VaultPath): Promise<Buffer | null> =>
  (await readWhole(root, file))?.bytes ?? null;

/** Limits memory, since several files are read at a time. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Throws `PAYLOAD_TOO_LARGE` for a text that would not be read again. */
export function assertFits(file: VaultPath, text: string): void {
  // No character has more than three bytes for each of its units.
  if (3 * text.length > MAX_FILE_BYTES) assertReadable(file, Buffer.byteLength(text));
}

function readWhole(root: string, file: VaultPath): Promise<Opened | null> {
  return ifThere(root, file, (absolute) => readOpened(absolute, ({ size }) => assertReadable(file, size)));
}

function assertReadable(file: VaultPath, size: number): void {
  if (size <= MAX_FILE_BYTES) return;
  const mebibytes = Math.ceil(size / 1024 / 1024);
  throw new KvError("PAYLOAD_TOO_LARGE", `${file} has ${mebibytes} MiB: files over 16 MiB are not read here`);
}

/** A file with the hash of its bytes; null when there is none. */
export const hashFileIfAny = (root: string, file: VaultPath): Promise<HashedFile | null> =>
  ifThere(root, file, async (absolute) => {
    const handle = await open(absolute, READ_FLAGS);
    try {
      const stat = await handle.stat();
      return stat.isFile() ? { path: file, hash: await hashStream(handle), ...fileStat(stat) } : null;
    } finally {
      await handle.close();
    }
  });

/** SHA-256 of an open file, hex. */
export async function hashStream(handle: FileHandle): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of handle.createReadStream({ autoClose: false })) hash.update(chunk);
  return hash.digest("hex");
}

/**
 * Calls `use` with the absolute path of a file; null when nothing is there, or a socket, or a missing device (`ENXIO`). Throws
 * `UNAVAILABLE` where the operating system refuses it.
 */
async function ifThere<T>(
  root: string,
  file: VaultPath,
  use: (absolute: string) => Promise<T>,
): Promise<T | null> {
  try {
    return await use(await locate(root, file));
  } catch (error) {
    if (isCode(error, "ENOENT", "ENOTDIR", "ENXIO")) return null;
    throw refusedIn(root, error);
  }
}

/** Like `hashFileIfAny`; throws `NOT_FOUND`. */
export async function hashStored(root: string, file: VaultPath): Promise<HashedFile> {
  const found = await hashFileIfAny(root, file);
  if (!found) throw notFound(`There is no ${file} in the vault`);
  return found;
}

/** Like `readFileIfAny`; throws `NOT_FOUND`. */
export async function readStored(root: string, file: VaultPath): Promise<StoredFile> {
  const found = await readFileIfAny(root, file);
  if (!found) throw notFound(`There is no ${file} in the vault`);
  return found;
}

/** Like `readBytesIfAny`; throws `NOT_FOUND`. */
export async function readStoredBytes(root: string, file: VaultPath): Promise<Buffer> {
  const bytes = await readBytesIfAny(root, file);
  if (!bytes) throw notFound(`There is no ${file} in the vault`);
  return bytes;
}

/** The metadata of a file; null when there is none. */
export async function statFile(root: string, file: VaultPath): Promise<FileAt | null> {
  const stat = statusOf(path.join(root, file));
  return stat?.isFile() ? { path: file, ...fileStat(stat) } : null;
}

/** The status of what is at this absolute path; null when there is nothing. Synchronous, like those of `locate`. */
export function statusOf(absolute: string): Stats | null {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** Like `statusOf`, but only what is missing counts as nothing. Throws where the system refuses to look, or the disk fails. */
export function statusIfAny(root: string, file: string): Stats | null {
  try {
    return lstatSync(path.join(root, file), { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (isCode(error, "ENOTDIR")) return null;
    throw refusedIn(root, error);
  }
}

/** Whether anything exists at this path, including a broken symbolic link. */
export const exists = async (root: string, file: VaultPath): Promise<boolean> =>
  statusOf(path.join(root, file)) !== null;

/** Whether `target` is a file other than `source`: on case-insensitive disks `alice.md` and `Alice.md` are one. */
export async function isOtherFile(source: string, target: string): Promise<boolean> {
  const [a, b] = await Promise.all([lstat(source), lstat(target).catch(() => null)]);
  return b !== null && (a.ino !== b.ino || a.dev !== b.dev);
}

/** A BOM is kept as U+FEFF: it belongs to the user's file and is written back. */
const decode = (bytes: Buffer): string => bytes.toString("utf8");
