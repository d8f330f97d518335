import { isUtf8 } from "node:buffer";
import { fstatSync } from "node:fs";
import { cannotRead } from "@/lib/core/error-code";
import { copy } from "@/lib/core/strings";
import {
  type FileFacts,
  factsOf,
  hasSlowFrontmatter,
  type Layout,
  linksOf,
  MAX_INDEXED_BYTES,
  parseRecord,
  readBytes,
  type Strings,
  splitDocument,
  stemKey,
  TOO_LARGE_TO_CHECK,
  UNREADABLE_FILE,
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

/** A record whose parsing would hold the event loop. */
export const SLOW = Symbol("slow");

/** `readContent` of a record that is parsed soon. */
export function readUnlessSlow(
  root: string,
  file: Readable,
  stem: string,
  strings: Strings,
  layout: Layout,
): FileFacts | null | typeof SLOW {
  const read = readText(root, file);
  if (read && "text" in read && hasSlowFrontmatter(read.text)) return SLOW;
  return factsIn(read, file, stem, strings, layout);
}

/** Reads and parses a record; null if it no longer exists. `stem` is that of its path. */
export const readContent = (
  root: string,
  file: Readable,
  stem: string,
  strings: Strings,
  layout: Layout,
): FileFacts | null => factsIn(readText(root, file), file, stem, strings, layout);

function factsIn(
  read: Text | null,
  { path }: Readable,
  stem: string,
  strings: Strings,
  layout: Layout,
): FileFacts | null {
  if (read === null) return null;
  if ("foreign" in read) return unreadableFacts(path, read.foreign, layout);
  const { text } = read;
  const split = splitDocument(text);
  const parsed = { ...parseRecord(text, split), text, split, links: linksOf(text, split) };
  return factsOf(path, parsed, strings, stem, layout);
}

type Text = { text: string } | { foreign: string };

/** The text of a file, or why it cannot be used; null if the file no longer exists. */
function readText(root: string, file: Readable): Text | null {
  if (file.size > MAX_INDEXED_BYTES) return { foreign: TOO_LARGE_TO_CHECK };
  return readIfAllowed(root, file, textOf);
}

/** What `textOf` makes of a file's bytes, or that it cannot be read; null if the file no longer exists. */
function readIfAllowed(
  root: string,
  file: Readable,
  textOf: (bytes: Buffer, descriptor: number) => Text | null,
): Text | null {
  try {
    return readBytes(root, file, MAX_INDEXED_BYTES, textOf);
  } catch (error) {
    if (cannotRead(error)) return { foreign: UNREADABLE_FILE };
    throw error;
  }
}

function textOf(bytes: Buffer): Text {
  if (bytes.includes(0)) return { foreign: "The file has NUL bytes: it is not a text file." };
  if (!isUtf8(bytes)) return { foreign: "The file is not UTF-8." };
  return { text: bytes.toString("utf8") };
}

/** The text of a file; null if it has changed since the snapshot, or cannot be read. */
export function readUnchanged(root: string, file: WalkedFile): string | null {
  const read = readIfAllowed(root, file, (bytes, descriptor) => {
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
