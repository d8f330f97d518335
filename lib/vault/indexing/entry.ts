import { type Link, linksOf, stemKey } from "../links";
import { nameKey } from "../name";
import { stemOf, type VaultPath } from "../path";
import { createdDateOf, parseRecord, splitDocument } from "../record";
import { tagItems } from "../record/tags";
import { type RecordType, titleField } from "../schema";
import type { Layout } from "../settings/layout";
import type { Problem } from "../shapes";
import type { FileAt, FileStat, StoredFile } from "../store";
import type { FileKind } from "../tables/vault";

/** The index's data of one file, computed from the file and the layout alone. */
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
  links: Link[];
}

const PREVIEW_CHARACTERS = 200;

/** The entry of a record. */
export function entryOf(file: StoredFile, layout: Layout): IndexEntry {
  const split = splitDocument(file.text);
  const { frontmatter, body, problem } = parseRecord(file.text, split);
  const type = layout.typeOf(file.path, frontmatter);
  return {
    size: file.size,
    mtimeMs: file.mtimeMs,
    inode: file.inode,
    path: file.path,
    kind: "record",
    type,
    name: displayName(file.path, frontmatter, type),
    status: textOf(frontmatter.status),
    aliases: textsOf(frontmatter.aliases),
    tags: textsOf(tagItems(frontmatter.tags)).map((tag) => tag.replace(/^#/, "")),
    frontmatter,
    problem: problem ?? null,
    preview: body
      .slice(0, 4 * PREVIEW_CHARACTERS)
      .trim()
      .slice(0, PREVIEW_CHARACTERS),
    created: createdOf(file.path, frontmatter),
    hash: file.hash,
    text: file.text,
    links: linksOf(file.text, split),
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

/** The title field of a record, else its file's name. */
export const displayName = (
  path: string,
  frontmatter: Readonly<Record<string, unknown>>,
  type: RecordType,
): string => textOf(frontmatter[titleField(type)]) ?? stemOf(path);

/** The field `created`, else the day that another field or the file's name says; what search and sorting go by. */
export const createdOf = (path: string, frontmatter: Readonly<Record<string, unknown>>): string | null =>
  textOf(frontmatter.created) ?? createdDateOf(frontmatter, stemOf(path))?.value ?? null;

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");

/** The keys for link resolution and uniqueness. */
export const keysOf = (path: string) => ({ pathKey: nameKey(path), stemKey: stemKey(path) });
