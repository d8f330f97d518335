import { isUtf8 } from "node:buffer";
import { closeSync, constants, openSync, readSync } from "node:fs";
import path from "node:path";
import { hashOf, type StoredFile, type WalkedFile } from "../store";

/** Files larger than this are indexed by their beginning; no record of prose comes near it. */
const MAX_INDEXED_BYTES = 8 * 1024 * 1024;

let buffer = Buffer.allocUnsafe(64 * 1024);

/**
 * Reads a walked file, or null when it is gone; what it grew by since the walk is not read. Synchronous, into one
 * buffer that is used again: three times as fast as promises on many small files.
 */
export function readWalked(root: string, file: WalkedFile): StoredFile | null {
  let descriptor: number;
  try {
    descriptor = openSync(path.join(root, file.path), constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ELOOP" || code === "ENOTDIR") return null;
    throw error;
  }
  try {
    const bytes = readAll(descriptor, Math.min(file.size, MAX_INDEXED_BYTES));
    return { ...file, text: bytes.toString("utf8"), hash: hashOf(bytes), utf8: isUtf8(bytes) };
  } finally {
    closeSync(descriptor);
  }
}

function readAll(descriptor: number, size: number): Buffer {
  if (buffer.length < size) buffer = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const read = readSync(descriptor, buffer, length, size - length, null);
    if (read === 0) break;
    length += read;
  }
  return buffer.subarray(0, length);
}
