import { createReadStream, createWriteStream, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { InvalidBackup } from "../archive/invalid-backup";
import type { Manifest } from "../archive/manifest";
import { type ReadArchive, type ReadEntry, textOf } from "../archive/read";
import type { OpenValues } from "../credentials";
import { archivedTable, currentManifest, currentRow } from "./renamed";

/** A verified backup, unpacked to a temporary directory. */
export interface Unpacked extends ReadArchive {
  /** The directory of the vault's files. */
  vault: string;
  /** Relative to the vault's root. */
  files: string[];
  folders: string[];
  credentials: OpenValues;
  /** The rows of a table as JSON lines, in batches. */
  rows: (table: string) => AsyncGenerator<string[]>;
}

type Read = (visit: (entry: ReadEntry) => Promise<void>) => Promise<ReadArchive>;

/** Larger files are streamed. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Unpacks what `read` reads into the empty `directory`. Usable only once this has succeeded. */
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
  if (size > MAX_BUFFERED_BYTES)
    await pipeline(Readable.from(bytes), createWriteStream(target, { flags: "wx", mode: kept }));
  else {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    // Synchronous writes are several times as fast for many small files.
    writeFileSync(target, Buffer.concat(chunks), { flag: "wx", mode: kept });
  }
  utimesSync(target, mtime, mtime);
}

function valuesOf(text: string): OpenValues {
  const parsed = z.record(z.string(), z.string()).safeParse(JSON.parse(text));
  if (!parsed.success) throw new InvalidBackup("Invalid backup: the credentials are malformed.");
  return parsed.data;
}

const BATCH_SIZE = 500;
const LINE_FEED = 10;

/** Splits at line feeds only: readline also splits at separators that occur within rows. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0);
  let lines: string[] = [];
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      lines.push(bytes.toString("utf8", start, end));
      start = end + 1;
      if (lines.length < BATCH_SIZE) continue;
      yield lines;
      lines = [];
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) throw new InvalidBackup(`Invalid backup: ${path.basename(file)} ends within a row.`);
  if (lines.length > 0) yield lines;
}
