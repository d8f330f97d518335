import { type FileHandle, open } from "node:fs/promises";
import { isCode } from "@/lib/core/error-code";
import { type AccountFilter, LINE_END, type LogLine } from "./lines";

const CHUNK_BYTES = 256 * 1024;

/** A part of a file: the account's lines, and where the part ends. */
export interface Part {
  lines: LogLine[];
  /** Offset after the last complete line. */
  end: number;
}

/** The account's lines in one chunk from `start`; a longer line is read completely. */
export async function readFrom(path: string, start: number, filter: AccountFilter): Promise<Part> {
  return withFile(path, { lines: [], end: start }, async (file) => {
    const { size } = await file.stat();
    for (let length = CHUNK_BYTES; ; length *= 2) {
      const bytes = await read(file, start, Math.min(start + length, size));
      const whole = bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1);
      if (whole.length > 0) return { lines: filter.linesIn(whole, start), end: start + whole.length };
      if (start + length >= size) return { lines: [], end: start };
    }
  });
}

/** The last `count` of the account's lines, oldest first; the file is read backwards from its end. */
export async function readLast(path: string, count: number, filter: AccountFilter): Promise<Part> {
  return withFile(path, { lines: [], end: 0 }, async (file) => {
    const end = await lastLineEnd(file);
    let lines: LogLine[] = [];
    let length = CHUNK_BYTES;
    for (let to = end; to > 0 && lines.length < count; ) {
      const from = Math.max(0, to - length);
      const bytes = await read(file, from, to);
      // The text before the first line end may be half a line, except at the start of the file.
      const skipped = from === 0 ? 0 : bytes.indexOf(LINE_END) + 1;
      length = skipped === bytes.length ? length * 2 : CHUNK_BYTES;
      if (skipped === bytes.length) continue;
      lines = [...filter.linesIn(bytes.subarray(skipped), from + skipped), ...lines];
      to = from + skipped;
    }
    return { lines: lines.slice(Math.max(0, lines.length - count)), end };
  });
}

/** Where the last complete line ends; another may be half written after it. */
async function lastLineEnd(file: FileHandle): Promise<number> {
  let { size } = await file.stat();
  while (size > 0) {
    const from = Math.max(0, size - CHUNK_BYTES);
    const at = (await read(file, from, size)).lastIndexOf(LINE_END);
    if (at !== -1) return from + at + 1;
    size = from;
  }
  return 0;
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const length = Math.max(0, to - from);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Returns `missing` for a file that was deleted in the meantime. */
async function withFile(
  path: string,
  missing: Part,
  work: (file: FileHandle) => Promise<Part>,
): Promise<Part> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if (isCode(error, "ENOENT")) return missing;
    throw error;
  }
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
