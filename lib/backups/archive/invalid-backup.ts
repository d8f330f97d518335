import { KvError } from "@/lib/core/errors";

/** A backup that is damaged, truncated, encrypted for another recipient, or from a newer version. The message says which. */
export class InvalidBackup extends KvError {
  constructor(message: string, cause?: unknown) {
    super("CONFLICT", message, { cause });
    this.name = "InvalidBackup";
  }
}

/** Wraps the errors that libraries throw for damaged bytes. */
export function toInvalidBackup(error: unknown): InvalidBackup {
  if (error instanceof InvalidBackup) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/no identity matched/.test(message))
    return new InvalidBackup(
      "Invalid backup: encrypted for another recipient, or damaged at the start. Use the identity that it was made for.",
      error,
    );
  return new InvalidBackup(`Invalid backup: damaged or truncated (${message}).`, error);
}

/** The backup could not be read to its end, which says nothing about it. */
export function sourceFailed(error: unknown): KvError {
  if (error instanceof KvError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new KvError("UNAVAILABLE", `The backup could not be read to its end: ${message}`, { cause: error });
}

/** Errors of a disk, a network or a database, which do not mean that the backup is damaged. */
export const isOutage = (error: unknown): boolean => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined || code === "ENOSPC" || code === "ECONNREFUSED" || code === "ECONNRESET";
};
