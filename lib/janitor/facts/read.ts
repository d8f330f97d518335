import { isUtf8 } from "node:buffer";
import { fstatSync } from "node:fs";
import {
  fileKind,
  isCode,
  type Link,
  linksOf,
  readBytes,
  splitDocument,
  stemKey,
  type WalkedFile,
} from "@/lib/vault";
import type { FileFacts, LinkFact } from "./file";
import { foreignFacts, recordFactsOf } from "./record";
import { copy, type Strings } from "./strings";

/** No record of prose comes near it: a larger one is left alone. */
const MAX_BYTES = 8 * 1024 * 1024;
const NO_LINKS: readonly LinkFact[] = [];
/** Folders whose files are no records, wherever they stand. */
const TEMPLATES = /(?:^|\/)_templates\//;

/** Reads a walked file into facts; null when it is gone. */
export function readFacts(root: string, file: WalkedFile, strings: Strings): FileFacts | null {
  const facts: FileFacts = {
    path: copy(file.path) as typeof file.path,
    size: file.size,
    mtimeMs: file.mtimeMs,
    ctimeMs: file.ctimeMs,
    inode: file.inode,
    stem: copy(stemKey(file.path)),
    links: NO_LINKS,
    record: undefined,
  };
  const kind = TEMPLATES.test(file.path) ? "other" : fileKind(file.path);
  if (kind === "other") return facts;
  const read = readText(root, file);
  if (read === null) return null;
  if ("foreign" in read) facts.record = foreignFacts(file.path, read.foreign);
  else {
    const split = splitDocument(read.text);
    facts.links = linkFacts(linksOf(read.text, split), strings);
    if (kind === "record") facts.record = recordFactsOf(file.path, read.text, split, strings, facts.stem);
  }
  return facts;
}

const linkFacts = (links: readonly Link[], strings: Strings): readonly LinkFact[] =>
  links.length === 0
    ? NO_LINKS
    : links.map(({ target, relation, start }) => ({
        target: strings.keep(target),
        relation: relation === "body" ? relation : strings.keep(relation),
        start,
      }));

type Text = { text: string } | { foreign: string };

/** The text of a file, or why it is none; null when the file is gone. */
export function readText(root: string, file: WalkedFile): Text | null {
  if (file.size > MAX_BYTES) return { foreign: "The file has more than 8 MiB." };
  try {
    return readBytes(root, file, MAX_BYTES, textOf);
  } catch (error) {
    if (isCode(error, "EACCES", "EPERM", "EIO")) return { foreign: "The file cannot be read." };
    throw error;
  }
}

function textOf(bytes: Buffer): Text {
  if (bytes.includes(0)) return { foreign: "The file holds NUL bytes: it is no text." };
  if (!isUtf8(bytes)) return { foreign: "The file is no UTF-8 text." };
  return { text: bytes.toString("utf8") };
}

/** The text of a file if it is still the one that the facts speak of; else null. */
export function readUnchanged(root: string, file: WalkedFile): string | null {
  const read = readBytes(root, file, MAX_BYTES, (bytes, descriptor) => {
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
