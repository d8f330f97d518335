/**
 * The numbers of the advisory locks that order processes over one database, all in one place, because two
 * that were the same would wait for each other. Locks on accounts and records are hashes of text instead.
 */
export const LOCK = {
  /** Those that migrate at the same time. */
  migration: 727_001,
  /** Sign-ups, so that there is one first owner. */
  signUp: 727_002,
  /** Whoever needs the embedded server holds it shared; who can take it alone is the last. */
  embeddedHolders: 727_003,
  /** Those that prune at the same time: one is enough. */
  pruning: 727_004,
} as const;
