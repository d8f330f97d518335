import { linksOf, stemKey } from "../links";
import { nameKey } from "../name";
import { recordAt, type VaultPath } from "../path";
import { parseRecord, splitDocument } from "../record";
import { isRecordType, type RecordType, titleField } from "../schema";
import type { Problem } from "../shapes";
import type { FileAt, FileStat, StoredFile } from "../store";
import type { FileKind } from "../tables/vault";

/** An indexed link. */
export interface EntryLink {
  target: string;
  relation: string;
}

/** The index's data of one file, computed from the file alone. */
export interface IndexEntry extends FileStat {
  path: VaultPath;
  kind: FileKind;
  type: RecordType | null;
  name: string;
  status: string | null;
  aliases: string[];
  tags: string[];
  frontmatter: Record<string, unknown>;
  problem: Problem | null;
  preview: string;
  created: string | null;
  hash: string;
  /** The whole text, for search; empty for files that are only targets. */
  text: string;
  links: EntryLink[];
}

/** Folders whose files are link targets only; their own links are not indexed. */
const INERT = ["inbox/", "_templates/"];

export function fileKind(path: string): FileKind {
  if (!path.endsWith(".md") || INERT.some((folder) => path.startsWith(folder))) return "other";
  return recordAt(path) ? "record" : "note";
}

const PREVIEW_CHARACTERS = 200;

/** The entry of a record or note. */
export function entryOf(file: StoredFile): IndexEntry {
  const split = splitDocument(file.text);
  const { frontmatter, body, problem } = parseRecord(file.text, split);
  const type = typeOf(file.path, frontmatter);
  return {
    size: file.size,
    mtimeMs: file.mtimeMs,
    inode: file.inode,
    path: file.path,
    kind: fileKind(file.path),
    type,
    name: titleOf(frontmatter, type) ?? stemOf(file.path),
    status: textOf(frontmatter.status),
    aliases: textsOf(frontmatter.aliases),
    tags: textsOf(frontmatter.tags).map((tag) => tag.replace(/^#/, "")),
    frontmatter,
    problem: problem ?? null,
    preview: body
      .slice(0, 4 * PREVIEW_CHARACTERS)
      .trim()
      .slice(0, PREVIEW_CHARACTERS),
    created: textOf(frontmatter.created),
    hash: file.hash,
    text: file.text,
    links: linksOf(file.text, split).map(({ target, relation }) => ({ target, relation })),
  };
}

/** The entry of a file that is only a link target and is not read. */
export function targetEntry(file: FileAt): IndexEntry {
  return {
    size: file.size,
    mtimeMs: file.mtimeMs,
    inode: file.inode,
    path: file.path,
    kind: "other",
    type: null,
    name: stemOf(file.path),
    status: null,
    aliases: [],
    tags: [],
    frontmatter: {},
    problem: null,
    preview: "",
    created: null,
    hash: "",
    text: "",
    links: [],
  };
}

/** The type in a record's frontmatter, else its directory's; null outside the type directories. */
export function typeOf(path: string, frontmatter: Record<string, unknown>): RecordType | null {
  const place = recordAt(path);
  if (!place) return null;
  return isRecordType(frontmatter.type) ? frontmatter.type : place.type;
}

const titleOf = (frontmatter: Record<string, unknown>, type: RecordType | null): string | null =>
  type === null ? null : textOf(frontmatter[titleField(type)]);

export const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");

/** The keys for link resolution and uniqueness. */
export const keysOf = (path: string) => ({ pathKey: nameKey(path), stemKey: stemKey(path) });
