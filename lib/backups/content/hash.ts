import { createHash } from "node:crypto";
import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";

const SMALL = 256 * 1024;
const buffer = Buffer.allocUnsafe(SMALL);

/** Others get their turn after so many files. */
const PER_TURN = 500;
let sinceTurn = 0;

/** SHA-256 of a file's bytes, hex. Small ones are read by calls that wait: several times as fast for many. */
export async function hashFile(file: string): Promise<string> {
  sinceTurn += 1;
  if (sinceTurn % PER_TURN === 0) await new Promise(setImmediate);
  const hash = createHash("sha256");
  const small = readSmall(file);
  if (small) return hash.update(small).digest("hex");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** The bytes, in a buffer that is used again for the next file; null when there are too many. */
function readSmall(file: string): Buffer | null {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    if (size > SMALL) return null;
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read)
      read = readSync(descriptor, buffer, length, size - length, null);
    return buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
