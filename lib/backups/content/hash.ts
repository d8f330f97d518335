import { createHash } from "node:crypto";
import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";

const MAX_BUFFERED_BYTES = 256 * 1024;
const buffer = Buffer.allocUnsafe(MAX_BUFFERED_BYTES);

/** Files between two yields to the event loop. */
const YIELD_EVERY = 500;
let sinceTurn = 0;

/** SHA-256 of a file, hex. Small files are read synchronously, which is several times as fast. */
export async function hashFile(file: string): Promise<string> {
  sinceTurn += 1;
  if (sinceTurn % YIELD_EVERY === 0) await new Promise(setImmediate);
  const hash = createHash("sha256");
  const small = readSmall(file);
  if (small) return hash.update(small).digest("hex");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** The bytes in a reused buffer; null when the file is too large for it. */
function readSmall(file: string): Buffer | null {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    if (size > MAX_BUFFERED_BYTES) return null;
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read)
      read = readSync(descriptor, buffer, length, size - length, null);
    return buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
