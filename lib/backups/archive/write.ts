import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { Encrypter } from "age-encryption";
import { type Pack, pack as tarPack } from "tar-stream";
import { toWebStream } from "@/lib/core/web-stream";
import { SUMS } from "./manifest";
import { sumLine } from "./sums";

/** An entry to write: bytes in memory, a file of this size on disk, or a folder. */
export interface ArchiveEntry {
  name: string;
  mtime: Date;
  mode?: number;
  content: Uint8Array | { file: string; size: number } | "folder";
}

/** Level 1 saves half as much as level 9 in a fifth of the time. */
const GZIP_LEVEL = 1;

/**
 * Writes an archive of `entries` into `target`: tar, gzip, age for one recipient. The list of hashes comes last.
 * Streams, so that memory stays bounded. Returns the number of entries and their bytes.
 */
export async function writeArchive(
  entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
  recipient: string,
  target: Writable,
): Promise<{ entries: number; bytes: number }> {
  const tar = tarPack();
  const gzip = createGzip({ level: GZIP_LEVEL });
  const age = new Encrypter();
  age.addRecipient(recipient);
  const plain = toWebStream(gzip);
  const sealed = await age.encrypt(plain);
  const [filled] = await Promise.all([
    fill(tar, entries).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    }),
    pipeline(tar, gzip),
    pipeline(Readable.fromWeb(sealed as unknown as WebStream<Uint8Array>), target),
  ]);
  return filled;
}

async function fill(tar: Pack, entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>) {
  const sums = new SumLines();
  let bytes = 0;
  let count = 0;
  for await (const entry of entries) {
    const hash = await add(tar, entry);
    if (hash === null) continue;
    sums.add(sumLine(hash, entry.name));
    bytes += sizeOf(entry);
    count += 1;
  }
  await add(tar, { name: SUMS, mtime: new Date(), content: sums.end() });
  tar.finalize();
  return { entries: count, bytes };
}

const LINES_TOGETHER = 1_000;

/** Lines as bytes: strings of as many would take several times the memory. */
class SumLines {
  private readonly bytes: Buffer[] = [];
  private lines: string[] = [];

  add(line: string): void {
    if (this.lines.push(line) >= LINES_TOGETHER) this.store();
  }

  end(): Buffer {
    this.store();
    return Buffer.concat(this.bytes);
  }

  private store(): void {
    this.bytes.push(Buffer.from(this.lines.join("")));
    this.lines = [];
  }
}

const sizeOf = ({ content }: ArchiveEntry): number =>
  content === "folder" ? 0 : "file" in content ? content.size : content.byteLength;

/** Adds one entry and waits until it is written. Returns the hash of its bytes; null for a folder. */
async function add(tar: Pack, entry: ArchiveEntry): Promise<string | null> {
  const { name, mtime, mode, content } = entry;
  const head = { name, mtime, ...(mode !== undefined && { mode }) };
  if (content === "folder") {
    await new Promise<void>((taken, failed) =>
      tar.entry({ ...head, type: "directory" }, (error) => (error ? failed(error) : taken())),
    );
    return null;
  }
  const hash = createHash("sha256");
  if (!("file" in content)) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    await new Promise<void>((taken, failed) =>
      tar.entry({ ...head, size: bytes.byteLength }, bytes, (error) => (error ? failed(error) : taken())),
    );
    return hash.update(bytes).digest("hex");
  }
  const { file, size } = content;
  const sink = tar.entry({ ...head, size });
  const source = size === 0 ? Readable.from([]) : createReadStream(file, { end: size - 1 });
  source.on("data", (chunk: Buffer) => hash.update(chunk));
  // A file that was truncated in the meantime does not fill its entry, so the archive fails.
  await pipeline(source, sink);
  return hash.digest("hex");
}
