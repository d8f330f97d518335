import { isUtf8 } from "node:buffer";
import { fstatSync } from "node:fs";
import { isCode } from "@/lib/core/error-code";
import { copy } from "@/lib/core/strings";
import {
  type FileFacts,
  factsOf,
  type Layout,
  linksOf,
  MAX_INDEXED_BYTES,
  parseRecord,
  readBytes,
  type Strings,
  splitDocument,
  stemKey,
  unreadableFacts,
  type WalkedFile,
} from "@/lib/vault/reading";
import type { FileSnapshot } from "./file";

/** The part of a file's status that reading it needs. */
export type Readable = Pick<WalkedFile, "path" | "size">;

export const stemOfFile = (path: string): string => copy(stemKey(path));

export const snapshotOf = (file: WalkedFile, stem: string, { links, record }: FileFacts): FileSnapshot => ({
  path: copy(file.path) as typeof file.path,
  size: file.size,
  mtimeMs: file.mtimeMs,
  ctimeMs: file.ctimeMs,
  inode: file.inode,
  stem,
  links,
  record,
});

/** Reads and parses a record; null if it no longer exists. `stem` is that of its path. */
export function readContent(
  root: string,
  file: Readable,
  stem: string,
  strings: Strings,
  layout: Layout,
): FileFacts | null {
  const read = readText(root, file);
  if (read === null) return null;
  if ("foreign" in read) return unreadableFacts(file.path, read.foreign, layout);
  const { text } = read;
  const split = splitDocument(text);
  const parsed = { ...parseRecord(text, split), text, split, links: linksOf(text, split) };
  return factsOf(file.path, parsed, strings, stem, layout);
}

type Text = { text: string } | { foreign: string };

/** The text of a file, or why it cannot be used; null if the file no longer exists. */
function readText(root: string, file: Readable): Text | null {
  if (file.size > MAX_INDEXED_BYTES) return { foreign: "The file is larger than 8 MiB." };
  try {
    return readBytes(root, file, MAX_INDEXED_BYTES, textOf);
  } catch (error) {
    if (isCode(error, "EACCES", "EPERM", "EIO")) return { foreign: "The file cannot be read." };
    throw error;
  }
}

function textOf(bytes: Buffer): Text {
  if (bytes.includes(0)) return { foreign: "The file has NUL bytes: it is not a text file." };
  if (!isUtf8(bytes)) return { foreign: "The file is not UTF-8." };
  return { text: bytes.toString("utf8") };
}

/** The text of a file; null if it has changed since the snapshot. */
export function readUnchanged(root: string, file: WalkedFile): string | null {
  const read = readBytes(root, file, MAX_INDEXED_BYTES, (bytes, descriptor) => {
    const now = fstatSync(descriptor);
    const isSame =
      now.size === file.size &&
      now.mtimeMs === file.mtimeMs &&
      now.ctimeMs === file.ctimeMs &&
      now.ino === file.inode;
    return isSame ? textOf(bytes) : null;
  });
  return read && "text" in read ? read.text : null;
}
