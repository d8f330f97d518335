import { isDeepStrictEqual } from "node:util";
import { stemKey } from "../../links";
import type { CreatedDate } from "../../record";
import { RECORD_TYPES } from "../../schema";
import type { WalkedFile } from "../../store";
import type { FileFacts, FileWithFacts, Obstacle, RecordFacts, ScalarField } from "./facts";
import { Links, type LinkValues } from "./links";

/**
 * Incremented when the same file gives other facts, or they are stored in another way: files are then read again.
 * A test of the Janitor fails where that was forgotten.
 */
export const VERSION = 5;

/**
 * File systems have timestamps of up to two seconds: a file that was read within that time of a change may have
 * changed again with the same timestamp.
 */
export const TIMESTAMP_RESOLUTION_MS = 2_000;

/** The facts of a file as they are stored: short, since a vault may have 100,000. Absent values are 0. */
type Stored = [
  status: [size: number, mtimeMs: number, ctimeMs: number, inode: number],
  links: LinkValues,
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

/** Maximum stored characters per file: a scan has those of thousands in memory at once. */
const MAX_LENGTH = 32_000;

/**
 * What is stored of a file that was read at `readAt`; null if it is not a record or cannot be read, may change again
 * within the same timestamp, has very many links, or has values that JSON cannot represent, such as -0.
 */
export function toStored(file: WalkedFile, { links, record }: FileFacts, readAt: number): string | null {
  if (record === undefined || file.ctimeMs >= readAt - TIMESTAMP_RESOLUTION_MS) return null;
  // The same file may be readable the next time.
  if (record.obstacle?.kind === "bytes") return null;
  const stored = storedOf(file, links, record);
  const json = JSON.stringify(stored);
  if (json.length > MAX_LENGTH) return null;
  const { typeField, status, scalars } = record;
  const isPlain = isText(typeField) && isText(status) && scalars.length === 0;
  return isPlain || isDeepStrictEqual(JSON.parse(json), stored) ? json : null;
}

const isText = (value: unknown): boolean => value === null || typeof value === "string";

const storedOf = (file: WalkedFile, links: Links, record: RecordFacts): Stored => [
  [file.size, file.mtimeMs, file.ctimeMs, file.inode],
  [...links.values],
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

/**
 * The file of a path, of what `toStored` returned. Its strings keep no text in memory, so they stay as they are: in a vault
 * of 100,000, what repeats takes 11 MB, and finding it took a tenth of the processor time of a scan.
 */
export function fromStored(path: WalkedFile["path"], json: string): FileWithFacts {
  const stored = JSON.parse(json) as Stored;
  const [[size, mtimeMs, ctimeMs, inode], links] = stored;
  // It may be a part of the path, which is kept as well.
  const stem = stemKey(path);
  return {
    path,
    size,
    mtimeMs,
    ctimeMs,
    inode,
    stem,
    links: Links.of(links),
    record: recordIn(stored, stem),
  };
}

function recordIn(stored: Stored, stem: string): RecordFacts {
  const [, , [directory, type], [isTyped, hasCreated, hasTitle], name, looseName, bodyLength, conflictAt] =
    stored;
  const [, , , , , , , , aliases, [typeField, status, scalars], createdDate, obstacle] = stored;
  return {
    directory: RECORD_TYPES[directory],
    type: RECORD_TYPES[type] ?? "note",
    isTyped: isTyped === 1,
    typeField,
    status,
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
