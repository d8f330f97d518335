import { createReadStream, createWriteStream, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { Manifest } from "../archive/manifest";
import { type ReadArchive, type ReadEntry, textOf } from "../archive/read";
import { RefusedBackup } from "../archive/refused";
import type { OpenValues } from "../credentials";
import { archivedTable, currentManifest, currentRow } from "./renamed";

/** A backup on the disk, in a scratch place, whole and checked. */
export interface Unpacked extends ReadArchive {
  /** Where the vault's files lie. */
  vault: string;
  /** From the vault's root. */
  files: string[];
  folders: string[];
  credentials: OpenValues;
  /** The rows of a table, some lines at a time. */
  rows: (table: string) => AsyncGenerator<string[]>;
}

type Read = (visit: (entry: ReadEntry) => Promise<void>) => Promise<ReadArchive>;

/** Up to here a file is written at once. */
const AT_ONCE = 1024 * 1024;

/** Unpacks what `read` reads into `directory`, which is empty. Nothing of it counts before this has ended. */
export async function unpack(read: Read, directory: string): Promise<Unpacked> {
  const vault = path.join(directory, "vault");
  const rows = path.join(directory, "rows");
  await mkdir(vault, { recursive: true, mode: 0o700 });
  await mkdir(rows, { mode: 0o700 });
  const [files, folders] = [[] as string[], new Set<string>()];
  let credentials: OpenValues = {};
  const made = new Set([vault]);
  const makeFolder = (folder: string) => {
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
  const archive = await read(async (entry) => {
    const { name } = entry;
    if (name.kind === "folder") {
      folders.add(name.path);
      makeFolder(path.join(vault, name.path));
    } else if (name.kind === "file") {
      files.push(name.path);
      for (let at = name.path.indexOf("/"); at >= 0; at = name.path.indexOf("/", at + 1))
        folders.add(name.path.slice(0, at));
      const target = path.join(vault, name.path);
      makeFolder(path.dirname(target));
      await writeEntry(entry, target);
    } else if (name.kind === "rows") await writeEntry(entry, path.join(rows, `${name.table}.jsonl`));
    else if (name.kind === "credentials") credentials = valuesOf(await textOf(entry.bytes, entry.size));
  });
  const lines = (table: string) => currentLines(archive.manifest, rows, table);
  const manifest = currentManifest(archive.manifest);
  return { ...archive, manifest, vault, files, folders: [...folders].sort(), credentials, rows: lines };
}

async function* currentLines(archived: Manifest, directory: string, table: string): AsyncGenerator<string[]> {
  const name = archivedTable(archived, table);
  for await (const lines of linesOf(path.join(directory, `${name}.jsonl`)))
    yield lines.map((line) => currentRow(name, line));
}

async function writeEntry({ bytes, size, mode, mtime }: ReadEntry, target: string): Promise<void> {
  const kept = (mode & 0o777) | 0o600;
  if (size > AT_ONCE)
    await pipeline(Readable.from(bytes), createWriteStream(target, { flags: "wx", mode: kept }));
  else {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    // Many small files are written several times as fast by calls that wait.
    writeFileSync(target, Buffer.concat(chunks), { flag: "wx", mode: kept });
  }
  utimesSync(target, mtime, mtime);
}

function valuesOf(text: string): OpenValues {
  const parsed = z.record(z.string(), z.string()).safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new RefusedBackup("The backup is refused: its credentials are none of a backup.");
  return parsed.data;
}

const LINES_AT_ONCE = 500;
const LINE_FEED = 10;

/** Only a line feed ends a line: text in a row may hold what other readers take for one. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0);
  let lines: string[] = [];
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      lines.push(bytes.toString("utf8", start, end));
      start = end + 1;
      if (lines.length < LINES_AT_ONCE) continue;
      yield lines;
      lines = [];
    }
    rest = bytes.subarray(start);
  }
  if (lines.length > 0) yield lines;
}
