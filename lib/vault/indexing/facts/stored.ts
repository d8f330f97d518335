import { isDeepStrictEqual } from "node:util";
import { copy } from "@/lib/core/strings";
import { stemKey } from "../../links";
import type { CreatedDate } from "../../record";
import { RECORD_TYPES } from "../../schema";
import type { WalkedFile } from "../../store";
import type { FileFacts, FileWithFacts, LinkPosition, Obstacle, RecordFacts, ScalarField } from "./facts";
import { NOT_READ, type Strings } from "./record";

/**
 * Incremented when the same file gives other facts, or they are stored in another way: files are then read again.
 * A test of the Janitor fails where that was forgotten.
 */
export const VERSION = 1;

/**
 * File systems have timestamps of up to two seconds: a file that was read within that time of a change may have
 * changed again with the same timestamp.
 */
export const TIMESTAMP_RESOLUTION_MS = 2_000;

/** The facts of a file as they are stored: short, since a vault may have 100,000. Absent values are 0. */
type Stored = [
  status: [size: number, mtimeMs: number, ctimeMs: number, inode: number],
  /** Four values for each link: target, relation or 0 for `body`, start, anchor or 0. */
  links: (string | number)[],
  types: [directory: number, type: number],
  flags: [isTyped: number, hasCreated: number, hasTitle: number],
  name: string,
  looseName: string | 0,
  bodyLength: number,
  conflictAt: number,
  aliases: string[],
  /** The values of these fields. */
  fields: [typeField: unknown, status: unknown, scalars: ScalarField[] | 0],
  createdDate: CreatedDate | 0,
  obstacle: Obstacle | 0,
];

const NO_ALIASES: readonly string[] = [];
const NO_SCALARS: readonly ScalarField[] = [];

/** What is stored of one file at most, in characters: a scan has those of thousands in memory at once. */
const MAX_LENGTH = 32_000;

/**
 * What is stored of a file that was read at `readAt`; null of one that is no record or cannot be read, that may change again within the same
 * timestamp, that has very many links, or whose values JSON does not have, such as -0.
 */
export function toStored(file: WalkedFile, { links, record }: FileFacts, readAt: number): string | null {
  if (record === undefined || file.ctimeMs >= readAt - TIMESTAMP_RESOLUTION_MS) return null;
  // It may be readable the next time, and stays the same file.
  if (record.obstacle?.kind === "bytes") return null;
  const stored = storedOf(file, links, record);
  const json = JSON.stringify(stored);
  if (json.length > MAX_LENGTH) return null;
  const { typeField, status, scalars } = record;
  const isPlain = isText(typeField) && isText(status) && scalars.length === 0;
  return isPlain || isDeepStrictEqual(JSON.parse(json), stored) ? json : null;
}

const isText = (value: unknown): boolean => value === null || typeof value === "string";

function valuesOf(links: readonly LinkPosition[]): Stored[1] {
  const values: Stored[1] = [];
  for (const { target, relation, start, anchor } of links)
    values.push(target, relation === "body" ? 0 : relation, start, anchor ?? 0);
  return values;
}

const storedOf = (file: WalkedFile, links: readonly LinkPosition[], record: RecordFacts): Stored => [
  [file.size, file.mtimeMs, file.ctimeMs, file.inode],
  valuesOf(links),
  [
    record.directory === undefined ? -1 : RECORD_TYPES.indexOf(record.directory),
    RECORD_TYPES.indexOf(record.type),
  ],
  [Number(record.isTyped), Number(record.hasCreated), Number(record.hasTitle)],
  record.name,
  record.looseName === stemKey(file.path) ? 0 : record.looseName,
  record.bodyLength,
  record.conflictAt ?? -1,
  [...record.aliases],
  [record.typeField, record.status, record.scalars.length === 0 ? 0 : [...record.scalars]],
  record.createdDate ?? 0,
  record.obstacle ?? 0,
];

/** The file of a path, of what `toStored` returned. */
export function fromStored(path: WalkedFile["path"], json: string, strings: Strings): FileWithFacts {
  const stored = JSON.parse(json) as Stored;
  const [[size, mtimeMs, ctimeMs, inode], links] = stored;
  const stem = copy(stemKey(path));
  return {
    path,
    size,
    mtimeMs,
    ctimeMs,
    inode,
    stem,
    links: links.length === 0 ? NOT_READ.links : linksIn(links, strings),
    record: recordIn(stored, stem, strings),
  };
}

function linksIn(values: Stored[1], strings: Strings): LinkPosition[] {
  const links: LinkPosition[] = [];
  for (let at = 0; at < values.length; at += 4) {
    const [target, relation, start, anchor] = [values[at], values[at + 1], values[at + 2], values[at + 3]];
    const link: LinkPosition = {
      target: strings.intern(String(target)),
      relation: relation === 0 ? "body" : strings.intern(String(relation)),
      start: Number(start),
    };
    if (anchor !== 0) link.anchor = strings.intern(String(anchor));
    links.push(link);
  }
  return links;
}

function recordIn(stored: Stored, stem: string, strings: Strings): RecordFacts {
  const [, , [directory, type], [isTyped, hasCreated, hasTitle], name, looseName, bodyLength, conflictAt] =
    stored;
  const [, , , , , , , , aliases, [typeField, status, scalars], createdDate, obstacle] = stored;
  const own = (value: unknown) => (typeof value === "string" ? strings.intern(value) : value);
  return {
    directory: RECORD_TYPES[directory],
    type: RECORD_TYPES[type] ?? "note",
    isTyped: isTyped === 1,
    typeField: own(typeField),
    status: own(status),
    hasCreated: hasCreated === 1,
    createdDate: createdDate === 0 ? undefined : createdDate,
    hasTitle: hasTitle === 1,
    name,
    looseName: looseName === 0 ? stem : looseName,
    aliases: aliases.length === 0 ? NO_ALIASES : aliases,
    scalars: scalars === 0 ? NO_SCALARS : scalars,
    bodyLength,
    obstacle: obstacle === 0 ? undefined : obstacle,
    conflictAt: conflictAt === -1 ? undefined : conflictAt,
  };
}
