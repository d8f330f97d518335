import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { Decrypter } from "age-encryption";
import { extract as tarExtract } from "tar-stream";
import { KvError } from "@/lib/core/errors";
import { toWebStream } from "@/lib/core/web-stream";
import { type EntryName, entryName } from "./entry-name";
import { InvalidBackup, isOutage, sourceFailed, toInvalidBackup } from "./invalid-backup";
import { FORMAT, MANIFEST, type Manifest, manifestShape, SUMS, schemaVersion } from "./manifest";
import { sumsIn } from "./sums";

/** One entry while it is read. Bytes that a visitor skips are still hashed. */
export interface ReadEntry {
  name: EntryName;
  size: number;
  mode: number;
  mtime: Date;
  bytes: AsyncIterable<Buffer>;
}

/** A complete, verified archive. */
export interface ReadArchive {
  manifest: Manifest;
  /** SHA-256 by entry name, hex. */
  sums: Map<string, string>;
  bytes: number;
}

/** The manifest and the hashes are read into memory. */
const MAX_TEXT_BYTES = 512 * 1024 * 1024;

/** Called with each entry. It reads all bytes of an entry, or none. */
type Visit = (entry: ReadEntry, manifest: Manifest) => Promise<void>;

/**
 * Reads and verifies a whole archive, entry by entry: the encryption of each chunk, the compression, the names, every
 * hash, and that nothing is missing. Whatever a visitor did must be undone when this throws `InvalidBackup`. Throws `UNAVAILABLE`
 * when the source fails.
 */
export async function readArchive(
  source: Readable,
  identity: string,
  visit: Visit = async () => {},
): Promise<ReadArchive> {
  let failure: unknown;
  source.once("error", (error) => {
    failure = error;
  });
  try {
    return await readAll(source, identity, visit);
  } catch (error) {
    if (isOutage(error)) throw error;
    // Whatever the bytes that came look like, the others are missing.
    if (failure !== undefined) throw sourceFailed(failure);
    throw toInvalidBackup(error);
  } finally {
    source.destroy();
  }
}

async function readAll(source: Readable, identity: string, visit: Visit): Promise<ReadArchive> {
  const age = new Decrypter();
  age.addIdentity(identity);
  const sealed = toWebStream(source);
  const plain = Readable.fromWeb((await age.decrypt(sealed)) as unknown as WebStream<Uint8Array>);
  const tar = tarExtract();
  const [read, flow] = await Promise.allSettled([
    readEntries(tar, visit),
    pipeline(plain, createGunzip(), tar),
  ]);
  if (read.status === "fulfilled" && flow.status === "fulfilled") return read.value;
  // When one of them fails, the other only reports that it was closed.
  const isOwn = read.status === "rejected" && (read.reason instanceof KvError || isOutage(read.reason));
  const failed = !isOwn && flow.status === "rejected" ? flow : read;
  throw failed.status === "rejected" ? failed.reason : new Error("the stream ended early");
}

type Extract = ReturnType<typeof tarExtract>;

async function readEntries(tar: Extract, visit: Visit): Promise<ReadArchive> {
  let manifest: Manifest | undefined;
  let listed: Buffer | undefined;
  const sums = new Map<string, string>();
  let bytes = 0;
  for await (const part of tar) {
    const { name: raw, type, size = 0, mode = 0o644, mtime = new Date(0) } = part.header;
    const name = entryName(raw, type);
    if (listed !== undefined) throw new InvalidBackup("Invalid backup: data after the end.");
    if (!manifest && name.kind !== "manifest")
      throw new InvalidBackup(`Invalid backup: the first entry is not ${MANIFEST}.`);
    if (name.kind === "folder") {
      if (manifest) await visit({ name, size: 0, mode, mtime, bytes: Readable.from([]) }, manifest);
      for await (const _ of part);
      continue;
    }
    if (sums.has(raw)) throw new InvalidBackup(`Invalid backup: duplicate entry ${raw}.`);
    const hash = createHash("sha256");
    const read = hashed(part, hash);
    if (name.kind === "manifest") manifest = parseManifest(await textOf(read, size));
    else if (name.kind === "sums") listed = await bytesOf(read, size);
    else if (manifest) await visit({ name, size, mode, mtime, bytes: read }, manifest);
    for await (const _ of read); // what the visitor did not read
    if (name.kind === "sums") continue;
    sums.set(raw, hash.digest("hex"));
    bytes += size;
  }
  if (!manifest || listed === undefined) throw noSums();
  compare(listed, sums);
  checkCounts(manifest, sums);
  return { manifest, sums, bytes };
}

async function* hashed(part: AsyncIterable<unknown>, hash: { update(bytes: Buffer): unknown }) {
  for await (const chunk of part) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    yield bytes;
  }
}

export const textOf = async (bytes: AsyncIterable<Buffer>, size: number): Promise<string> =>
  (await bytesOf(bytes, size)).toString("utf8");

async function bytesOf(bytes: AsyncIterable<Buffer>, size: number): Promise<Buffer> {
  if (size > MAX_TEXT_BYTES)
    throw new InvalidBackup("Invalid backup: the manifest or the list of hashes is too long.");
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parseManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new InvalidBackup(`Invalid backup: ${MANIFEST} is not valid JSON.`, error);
  }
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === "number" && format > FORMAT)
    throw new InvalidBackup(
      `Invalid backup: format ${format} is not supported, this version reads up to ${FORMAT}. Update the service first.`,
    );
  const parsed = manifestShape.safeParse(json);
  if (!parsed.success)
    throw new InvalidBackup(`Invalid backup: ${MANIFEST} is malformed (${parsed.error.issues[0]?.message}).`);
  const ours = schemaVersion();
  if (parsed.data.schema.index > ours.index)
    throw new InvalidBackup(
      `Invalid backup: made by a newer version (${parsed.data.schema.name}, this one has ${ours.name}). Update the service first.`,
    );
  return parsed.data;
}

const noSums = (): Error => new InvalidBackup(`Invalid backup: truncated, ${SUMS} is missing.`);

function compare(listed: Buffer, read: ReadonlyMap<string, string>): void {
  const unlisted = new Set(read.keys());
  for (const sum of sumsIn(listed)) {
    if (sum === null) throw noSums();
    const hash = read.get(sum.name);
    if (hash === undefined) throw new InvalidBackup(`Invalid backup: ${sum.name} is missing.`);
    if (hash !== sum.hash) throw mismatch(sum.name);
    unlisted.delete(sum.name);
  }
  for (const name of unlisted) throw mismatch(name);
}

const mismatch = (name: string): Error =>
  new InvalidBackup(`Invalid backup: ${name} does not match its hash.`);

function checkCounts(manifest: Manifest, sums: ReadonlyMap<string, string>): void {
  const files = [...sums.keys()].filter((name) => name.startsWith("vault/")).length;
  const tables = manifest.tables.filter(({ name }) => !sums.has(`rows/${name}.jsonl`));
  if (files !== manifest.files || tables.length > 0)
    throw new InvalidBackup("Invalid backup: the contents do not match the manifest.");
}
