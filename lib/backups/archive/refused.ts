import { KvError } from "@/lib/core/errors";

/** A backup that cannot be used: damaged, cut off, for someone else, or from a newer version. The message says which. */
export class RefusedBackup extends KvError {
  constructor(message: string, cause?: unknown) {
    super("CONFLICT", message, { cause });
    this.name = "RefusedBackup";
  }
}

/** What the libraries say of bytes that are not what was written, in words for people. */
export function refusalOf(error: unknown): RefusedBackup {
  if (error instanceof RefusedBackup) return error;
  const told = error instanceof Error ? error.message : String(error);
  if (/no identity matched/.test(told))
    return new RefusedBackup(
      "The backup is refused: it is encrypted for another recipient, or its first bytes are damaged. Give the identity that it was made for.",
      error,
    );
  return new RefusedBackup(`The backup is refused: it is damaged or cut off (${told}).`, error);
}

/** Codes by which a disk, a network or a database tells that it fails: no fault of the backup. */
export const isOutage = (error: unknown): boolean => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined || code === "ENOSPC" || code === "ECONNREFUSED" || code === "ECONNRESET";
};
