/** Whether an error has one of these codes: of the operating system (`ENOENT`), of Postgres (`42P01`), of `KvError`. */
export const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(String((error as { code?: unknown } | null)?.code));

/** Whether a hard link failed, so that a file has to be copied: another file system or owner, too many, not supported. */
export const cannotLink = (error: unknown): boolean =>
  isCode(error, "EXDEV", "EPERM", "EACCES", "EMLINK", "ENOTSUP", "ENOSYS");

/** Whether a file or folder is there and cannot be read: it belongs to others, or its disk fails. */
export const cannotRead = (error: unknown): boolean => isCode(error, "EACCES", "EPERM", "EIO");

/** Whether Postgres refused a row because another has its value; drizzle wraps the error of the driver. */
export const isUniqueViolation = (error: unknown): boolean =>
  [error, (error as { cause?: unknown } | null)?.cause].some((each) => isCode(each, "23505"));
