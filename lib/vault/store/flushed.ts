import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsync,
  open,
  type Stats,
  unlink,
  writeFile,
  writeFileSync,
} from "node:fs";
import { isCode } from "@/lib/core/error-code";

/** Fewer bytes are in the cache of the system sooner than another thread has been asked to put them there. */
const FEW_BYTES = 64 * 1024;

/**
 * Creates a file with these bytes and this mode, whatever the umask, flushed to disk, and returns its status; it is
 * removed on failure. By callbacks, since each step as a promise takes as long as the writing.
 */
export const createFlushed = (file: string, bytes: Uint8Array, mode: number): Promise<Stats> =>
  new Promise((resolve, reject) => {
    open(file, "wx", mode, (error, descriptor) => {
      if (error) return reject(error);
      write(descriptor, bytes, mode, (failure) => {
        const { status, error: last } = finish(descriptor);
        if (failure || !status) unlink(file, () => reject(failure ?? last));
        else resolve(status);
      });
    });
  });

/** Writes and flushes. */
function write(descriptor: number, bytes: Uint8Array, mode: number, done: (error: unknown) => void): void {
  const flush = (failure: unknown) => (failure ? done(failure) : fsync(descriptor, done));
  let failure: unknown = null;
  try {
    setMode(descriptor, mode);
    if (bytes.length >= FEW_BYTES) {
      writeFile(descriptor, bytes, flush);
      return;
    }
    writeFileSync(descriptor, bytes);
  } catch (error) {
    failure = error;
  }
  flush(failure);
}

/** The umask does not apply to files that others share. File systems without modes refuse. */
function setMode(descriptor: number, mode: number): void {
  try {
    if ((fstatSync(descriptor).mode & 0o777) !== mode) fchmodSync(descriptor, mode);
  } catch (error) {
    if (!isCode(error, "EPERM", "ENOSYS", "ENOTSUP")) throw error;
  }
}

/** Closes a file, and says what it was: this needs no disk. */
function finish(descriptor: number): { status?: Stats; error?: unknown } {
  try {
    const status = fstatSync(descriptor);
    closeSync(descriptor);
    return { status };
  } catch (error) {
    return { error };
  }
}
