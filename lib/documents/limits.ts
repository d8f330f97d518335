/** Limits for reading one file. */
export const DOCUMENT_LIMITS = {
  /** In a thread, and until one is free, ms. */
  runMs: 20_000,
  waitMs: 120_000,
  /** JavaScript memory of the thread, and growth of the process while it reads, MB. */
  memoryMb: 384,
  growthMb: 1_024,
};

/** All files of an archive. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
export const MAX_ARCHIVE_FILES = 20_000;
export const MAX_PAGES = 1_000;
export const MAX_EVENTS = 1_000;
/** Files that one file becomes. */
export const MAX_PARTS = 1_000;
/** Far more than is searched or shown. */
export const MAX_TEXT_LENGTH = 2_000_000;
