import { closeSync, fsync, open, unlink, writeFile, writeFileSync } from "node:fs";

/** Fewer bytes are in the cache of the system sooner than another thread has been asked to put them there. */
const FEW_BYTES = 64 * 1024;

/**
 * Creates a file with these bytes, flushed to disk; it is removed on failure. By callbacks, since each step as a promise takes
 * as long as the writing.
 */
export const createFlushed = (file: string, bytes: Uint8Array, mode: number): Promise<void> =>
  new Promise((resolve, reject) => {
    open(file, "wx", mode, (error, descriptor) => {
      if (error) return reject(error);
      write(descriptor, bytes, (failure) => {
        if (failure) unlink(file, () => reject(failure));
        else resolve();
      });
    });
  });

type Done = (error: unknown) => void;

/** Writes, flushes and closes. */
function write(descriptor: number, bytes: Uint8Array, done: Done): void {
  const close = (failure: unknown) => done(failure ?? errorOf(() => closeSync(descriptor)));
  const flush = (failure: unknown) => (failure ? close(failure) : fsync(descriptor, close));
  if (bytes.length < FEW_BYTES) flush(errorOf(() => writeFileSync(descriptor, bytes)));
  else writeFile(descriptor, bytes, flush);
}

function errorOf(act: () => void): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}
